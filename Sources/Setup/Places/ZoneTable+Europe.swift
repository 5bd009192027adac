extension ZoneTable {
  /// The zones of Europe; see ``text``.
  static let europe = """
    Europe/Amsterdam 51.9,4.5
    Europe/Andorra 42.5,1.5
    Europe/Astrakhan 46.3,48
    Europe/Athens 38,23.7 40.6,22.9
    Europe/Belgrade 44.8,20.5 43.3,21.9
    Europe/Berlin 52.5,13.4
    Europe/Bratislava 48.1,17.1 48.7,21.3
    Europe/Brussels 50.9,4.3
    Europe/Bucharest 44.4,26.1 46.8,23.6 45.8,21.2 47,21.9
    Europe/Budapest 47.5,19 47.5,21.6 46.3,20.1
    Europe/Chisinau 47,28.9
    Europe/Copenhagen 55.7,12.6
    Europe/Dublin 53.3,-6.2
    Europe/Gibraltar 36.1,-5.4
    Europe/Guernsey 49.5,-2.5
    Europe/Helsinki 60.2,24.9 65,25.5
    Europe/Isle_of_Man 54.1,-4.5
    Europe/Istanbul 41,28.9 38.4,27.1 37.9,32.5 39.9,41.3 36.8,34.6 38.5,43.4 41,39.7 41.7,26.6 39.9,44
    Europe/Jersey 49.2,-2.1
    Europe/Kaliningrad 54.7,20.5
    Europe/Kirov 58.6,49.7
    Europe/Kyiv 50.5,30.5 48,37.8 49.8,24 51.5,31.3 48.6,22.3
    Europe/Lisbon 38.7,-9.1 41.1,-8.6
    Europe/Ljubljana 46.1,14.5
    Europe/London 51.5,-0.1
    Europe/Luxembourg 49.6,6.1
    Europe/Madrid 40.4,-3.7 38,-1.1 39.6,2.7 42.2,-8.7 38.9,-7 36.5,-6.3
    Europe/Malta 36,14.4
    Europe/Mariehamn 60.1,19.9
    Europe/Minsk 53.9,27.6 52.4,31 53.7,23.8 52.1,23.7 53.9,25.3
    Europe/Monaco 43.7,7.4
    Europe/Moscow 55.8,37.6 59.9,30.3 56.3,44 55.8,49.1 47.2,39.7 51.7,39.2 43,47.5 53.2,45 55.7,52.4 43,44.7
    Europe/Moscow 43.6,39.7 69,33.1 54.9,52.3
    Europe/Oslo 59.9,10.7
    Europe/Paris 48.9,2.3 47.2,-1.6 49.5,0.1 48.4,-4.5
    Europe/Podgorica 42.4,19.3
    Europe/Prague 50.1,14.4
    Europe/Riga 56.9,24.1
    Europe/Rome 41.9,12.5 39.2,9.1
    Europe/Samara 53.2,50.1 56.9,53.2
    Europe/San_Marino 43.9,12.4
    Europe/Sarajevo 43.8,18.4
    Europe/Saratov 51.5,46
    Europe/Simferopol 44.6,33.5
    Europe/Skopje 42,21.4
    Europe/Sofia 42.7,23.3 42.5,27.5 42.4,25.6
    Europe/Stockholm 59.3,18.1 63.8,20.3
    Europe/Tallinn 59.4,24.8
    Europe/Tirane 41.3,19.8
    Europe/Ulyanovsk 54.3,48.4
    Europe/Vaduz 47.1,9.5
    Europe/Vatican 41.9,12.5
    Europe/Vienna 48.2,16.4
    Europe/Vilnius 54.7,25.3 55.7,21.1
    Europe/Volgograd 48.7,44.5 50.1,45.4
    Europe/Warsaw 52.2,21 54.4,18.6 53.1,23.2 51.3,22.6 50,22 53.8,20.5
    Europe/Zagreb 45.8,16
    Europe/Zurich 47.4,8.6
    """
}
