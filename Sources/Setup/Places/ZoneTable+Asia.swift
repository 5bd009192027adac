extension ZoneTable {
  /// The zones of Asia; see ``text``.
  static let asia = """
    Asia/Aden 15.4,44.2
    Asia/Almaty 43.3,76.9 51.2,71.4 52.3,77 50,82.6 54.9,69.2 50.4,80.3 45,78.4
    Asia/Amman 32,35.9
    Asia/Anadyr 64.7,177.5
    Asia/Aqtau 43.7,51.2
    Asia/Aqtobe 50.3,57.2
    Asia/Ashgabat 38,58.4 37.6,61.8
    Asia/Atyrau 47.1,51.9
    Asia/Baghdad 33.3,44.4 36.3,43.1 30.5,47.8 35.6,45.4 30,47.9 30,48.5
    Asia/Bahrain 26.3,50.6
    Asia/Baku 40.4,49.9 40.6,47.2
    Asia/Bangkok 21,105.8 16.5,107.6 7,100.5 21,107.1 21.9,106.8 18.8,99 13.7,99.9
    Asia/Barnaul 53.4,83.7 51.5,81.2
    Asia/Beirut 33.9,35.5 34.4,35.8
    Asia/Bishkek 42.9,74.6
    Asia/Brunei 4.9,114.9
    Asia/Chita 52,113.5
    Asia/Colombo 6.9,79.8
    Asia/Damascus 36.2,37.2 33.5,36.3 34.9,35.9
    Asia/Dhaka 23.7,90.4 22.8,89.6 25.7,89.3 22.3,91.8 23.5,91.2 24.2,90.8 24,91.1 24.4,88.6 24.9,88.5 25,89.3
    Asia/Dhaka 25.6,88.6
    Asia/Dili -8.6,125.6
    Asia/Dubai 25.1,55.3
    Asia/Dushanbe 38.5,68.8
    Asia/Famagusta 35.1,33.9
    Asia/Gaza 31.5,34.5
    Asia/Hebron 31.8,35.2
    Asia/Ho_Chi_Minh 10.8,106.6
    Asia/Hong_Kong 22.3,114.2
    Asia/Hovd 50,92.1
    Asia/Irkutsk 52.3,104.3 58,102.7
    Asia/Jakarta -6.2,106.8 3.6,98.7 1.1,104 0.5,101.4 -7.7,114
    Asia/Jayapura -2.5,140.7 0.8,127.4
    Asia/Jerusalem 31.8,35.2
    Asia/Kabul 34.5,69.2 34.3,62.2 36.7,67.1 31.6,65.7 34.4,70.5 36.7,68.9
    Asia/Kamchatka 53.1,158.6
    Asia/Karachi 31.6,74.4 24.9,67 34,71.6 30.2,67 34.4,73.5 35.3,75.6 30.2,71.5 30.3,73.1 32.1,74.9 32.5,74.5 31,74
    Asia/Karachi 31.1,74.5
    Asia/Kathmandu 27.7,85.3 26.5,87.3 28.7,80.6 27.7,83.5 28.1,81.6
    Asia/Kolkata 19.1,72.9 28.7,77.2 22.6,88.4 25.6,85.1 30.9,75.9 34.1,74.8 31.6,74.9 26.2,91.7 26.8,83.4 22.5,70.1
    Asia/Kolkata 26.7,88.4 23.8,91.3 25.2,87 25.8,87.5 29.9,73.9 26.5,80.3 28.4,79.4 27.6,81.6 26.8,89.4 25.2,88.8
    Asia/Kolkata 24.1,88.3 25.6,88.1 25,88.1 27.9,80.8 32.7,74.9 32.3,75.7 11.7,92.7 30.9,74.6
    Asia/Krasnoyarsk 56,92.9 69.4,88.2
    Asia/Kuala_Lumpur 3.1,101.7 5.6,100.4
    Asia/Kuching 6,116.1 1.6,110.3
    Asia/Kuwait 29.1,48.1
    Asia/Macau 22.2,113.5
    Asia/Magadan 59.6,150.8
    Asia/Makassar -5.1,119.4 -8.7,115.2 -3.3,114.6 -10.2,123.6 -0.5,117.1 1.5,124.8
    Asia/Manila 14.6,121.1 6.4,125.6
    Asia/Muscat 23.6,58.4
    Asia/Nicosia 35.2,33.4
    Asia/Novokuznetsk 55.4,86.1
    Asia/Novosibirsk 55,82.9
    Asia/Omsk 55,73.4
    Asia/Oral 51.2,51.4
    Asia/Phnom_Penh 11.6,104.9
    Asia/Pontianak -0,109.3 -2.2,113.9
    Asia/Pyongyang 39,125.8 41.8,129.8 40.1,124.4 41,126.6
    Asia/Qatar 25.3,51.5
    Asia/Qostanay 53.2,63.6
    Asia/Qyzylorda 44.9,65.5
    Asia/Riyadh 21.5,39.2 28.4,36.6
    Asia/Sakhalin 47,142.7
    Asia/Samarkand 39.7,67 37.2,67.3
    Asia/Seoul 37.6,127
    Asia/Shanghai 31.2,121.5 39.9,116.4 30.7,104.1 41.8,123.4 25,102.7 22.8,108.3 37.5,121.4 18.3,109.5 47.3,130.3
    Asia/Shanghai 40.1,124.4 44.5,129.6 29.6,91 39.7,98.5 49.2,119.8 42.9,129.5 24.6,98.7 44.9,82.1 52.3,124.7
    Asia/Shanghai 48.3,126.6 50.2,127.5 41.7,125.9 22.8,101 22.1,106.8 24,97.9
    Asia/Singapore 1.3,103.9
    Asia/Taipei 25.1,121.5
    Asia/Tashkent 41.3,69.2
    Asia/Tbilisi 41.7,44.8 41.6,41.6
    Asia/Tehran 35.7,51.4 36.3,59.6 38.1,46.3 29.6,52.5 31.3,48.7 34.3,47.1 29.5,60.9 27.2,56.3 30.4,48.2 32.9,59.2
    Asia/Tehran 36.5,46.2 37.5,57.3 35.5,46.2 37.1,58.5 39.6,47.9
    Asia/Thimphu 27.5,89.6
    Asia/Tokyo 35.7,139.7 43.1,141.3 26.2,127.7
    Asia/Tomsk 56.5,85
    Asia/Ulaanbaatar 47.9,106.9
    Asia/Urumqi 43.8,87.6 41.2,80.3 37.1,79.9 44.1,80.9 43.4,83.2 45.6,84.9
    Asia/Vientiane 18,102.6
    Asia/Vladivostok 48.5,135.1 43.1,131.9
    Asia/Yakutsk 62,129.7 50.3,127.5
    Asia/Yangon 16.8,96.2 22,96.1 19.4,93.6 21.6,99.9 24,97.9 12.4,98.6 14.1,98.2
    Asia/Yekaterinburg 56.9,60.6 54.7,56 58,56.3 61.3,73.4 56.1,54.3 54.5,53.5
    Asia/Yerevan 40.2,44.5
    """
}
