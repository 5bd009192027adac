extension ZoneTable {
  /// The zones of Africa; see ``text``.
  static let africa = """
    Africa/Abidjan 5.4,-4
    Africa/Accra 6.7,-1.6
    Africa/Addis_Ababa 9,38.7
    Africa/Algiers 36.7,3.1 35.7,-0.6 34.9,-1.3 31.6,-2.2
    Africa/Asmara 15.3,38.9
    Africa/Bamako 12.6,-8 16.3,-0
    Africa/Bangui 4.4,18.6
    Africa/Banjul 13.4,-16.7
    Africa/Bissau 11.9,-15.6
    Africa/Blantyre -14,33.8
    Africa/Brazzaville -4.3,15.3
    Africa/Bujumbura -3.4,29.4
    Africa/Cairo 30.1,31.2 25.3,32.6 31.1,33.8 31.4,27.2
    Africa/Casablanca 33.6,-7.6 34,-5 35.8,-5.8 34.7,-1.9 35.3,-3.9 35.2,-2.9 31.9,-4.4
    Africa/Ceuta 35.3,-2.9
    Africa/Conakry 9.5,-13.7
    Africa/Dakar 14.7,-17.4
    Africa/Dar_es_Salaam -6.8,39.3 -8.9,33.5 -3.8,32.6 -4.6,30.1 -6.3,31.1
    Africa/Djibouti 11.6,43.1
    Africa/Douala 4,9.7
    Africa/El_Aaiun 27.1,-13.2
    Africa/Freetown 8.5,-13.2
    Africa/Gaborone -24.7,25.9
    Africa/Harare -17.8,31.1
    Africa/Johannesburg -26.2,28
    Africa/Juba 4.9,31.6
    Africa/Kampala 0.3,32.6 -0.6,30.6 2.8,32.3 1.4,31.4 0.2,30.1
    Africa/Khartoum 15.6,32.5 19.6,37.2 15.5,36.4 13.5,22.4
    Africa/Kigali -1.9,30.1
    Africa/Kinshasa -4.3,15.3 -5,18.8
    Africa/Lagos 6.5,3.4
    Africa/Libreville 0.4,9.5
    Africa/Lome 6.1,1.2 9,1.1
    Africa/Luanda -8.8,13.2 -9.7,20.4 -7.3,20.7 -17.1,15.7
    Africa/Lubumbashi -11.7,27.5 -5.9,22.4 1.6,30.3 -9.8,22.9 -6.4,20.8 0.1,29.3 -5.9,29.2 -4.3,20.6
    Africa/Lusaka -15.4,28.3 -10.2,31.2
    Africa/Malabo 1.9,9.8
    Africa/Maputo -26,32.6 -15.1,39.3
    Africa/Maseru -29.3,27.5
    Africa/Mbabane -26.5,31.4
    Africa/Mogadishu 2,45.3
    Africa/Monrovia 6.3,-10.8
    Africa/Nairobi -1.3,36.8
    Africa/Ndjamena 12.1,15 13.8,20.8
    Africa/Niamey 13.5,2.1
    Africa/Nouakchott 18.1,-16
    Africa/Ouagadougou 12.4,-1.5
    Africa/Porto-Novo 6.4,2.4 9.3,2.6
    Africa/Sao_Tome 0.3,6.7
    Africa/Tripoli 32.9,13.2 32.1,24
    Africa/Tunis 36.8,10.2 33.9,10.1
    Africa/Windhoek -22.6,17.1
    """
}
