extension ZoneTable {
  /// Zones, each with the latitude and longitude of places where it counts, to a tenth of a degree.
  ///
  /// Made of GeoNames (CC-BY-4.0): the largest place of every zone, and as many more as it takes that the nearest place
  /// tells the clock of all but 2 of its 6204 cities of 100 000 people or more, and of 98 % of the 34 006 of 15 000.
  static let text = """
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
    America/Anchorage 61.2,-149.9
    America/Anguilla 18.2,-63.1
    America/Antigua 17.1,-61.8
    America/Araguaina -10.2,-48.3
    America/Argentina/Buenos_Aires -34.6,-58.4
    America/Argentina/Catamarca -28.5,-65.8
    America/Argentina/Cordoba -31.4,-64.2
    America/Argentina/Jujuy -24.2,-65.3
    America/Argentina/La_Rioja -29.4,-66.9
    America/Argentina/Mendoza -34.6,-68.3
    America/Argentina/Rio_Gallegos -51.6,-69.3
    America/Argentina/Salta -24.8,-65.4
    America/Argentina/San_Juan -31.6,-68.5
    America/Argentina/San_Luis -33.3,-66.3
    America/Argentina/Tucuman -26.8,-65.2
    America/Argentina/Ushuaia -54.8,-68.3
    America/Aruba 12.5,-70
    America/Asuncion -25.3,-57.6
    America/Bahia -13,-38.5
    America/Bahia_Banderas 20.7,-105.3
    America/Barbados 13.1,-59.6
    America/Belem -1.5,-48.5
    America/Belize 17.5,-88.2
    America/Boa_Vista 2.8,-60.7
    America/Bogota 4.6,-74.1 11,-74.8 7.9,-72.5 11.4,-72.2
    America/Boise 43.6,-116.2
    America/Campo_Grande -20.4,-54.6
    America/Cancun 21.2,-86.8 18.5,-88.3
    America/Caracas 10.5,-66.9 7.8,-72.2 10.6,-71.6
    America/Cayenne 4.9,-52.3
    America/Cayman 19.3,-81.4
    America/Chicago 41.9,-87.7 36.2,-86.8 35.5,-97.5 30,-90.1 38.6,-90.2 33.5,-86.8 38,-87.6 45,-93.3 44.5,-88
    America/Chihuahua 28.6,-106.1
    America/Ciudad_Juarez 31.7,-106.5
    America/Costa_Rica 9.9,-84.1
    America/Coyhaique -45.6,-72.1
    America/Cuiaba -15.6,-56.1
    America/Curacao 12.1,-68.9
    America/Dawson_Creek 56.2,-120.9
    America/Denver 39.7,-105 45.8,-108.5
    America/Detroit 42.3,-83 43,-85.7
    America/Dominica 15.3,-61.4
    America/Edmonton 51.1,-114.1
    America/Eirunepe -4.4,-70
    America/El_Salvador 13.7,-89.2
    America/Fortaleza -3.7,-38.5
    America/Glace_Bay 46.1,-60.2
    America/Grand_Turk 21.8,-72.3
    America/Grenada 12.1,-61.8
    America/Guadeloupe 16.3,-61.5
    America/Guatemala 14.6,-90.5
    America/Guayaquil -0.2,-78.5
    America/Guyana 6.8,-58.2
    America/Halifax 44.6,-63.6
    America/Havana 23.1,-82.4 20,-75.8
    America/Hermosillo 29.1,-111 32.5,-114.8
    America/Indiana/Indianapolis 39.8,-86.2 41.7,-86.3
    America/Indiana/Vincennes 38.4,-86.9
    America/Jamaica 18,-76.8
    America/Juneau 58.3,-134.4
    America/Kentucky/Louisville 38.3,-85.8
    America/Kralendijk 12.2,-68.3
    America/La_Paz -16.5,-68.2 -21.5,-64.7
    America/Lima -12,-77 -16.4,-71.5 -18,-70.3
    America/Los_Angeles 34.1,-118.2 39.5,-119.8 46.2,-119.2
    America/Lower_Princes 18,-63
    America/Maceio -9.7,-35.7
    America/Managua 12.1,-86.3
    America/Manaus -3.1,-60 -2.6,-56.7
    America/Marigot 18.1,-63.1
    America/Martinique 14.6,-61.1
    America/Matamoros 26.1,-98.3 28.7,-100.5
    America/Mazatlan 24.8,-107.4 23.2,-106.4 21.5,-104.9
    America/Merida 21,-89.6
    America/Mexico_City 19.4,-99.1 20.7,-103.4
    America/Miquelon 46.8,-56.2
    America/Moncton 46.1,-64.8
    America/Monterrey 25.7,-100.3 24,-104.7
    America/Montevideo -34.9,-56.2
    America/Montserrat 16.8,-62.2
    America/Nassau 25.1,-77.3
    America/New_York 40.7,-74 35.2,-80.8 33.7,-84.4
    America/North_Dakota/New_Salem 46.8,-100.9
    America/Nuuk 64.2,-51.7
    America/Ojinaga 29.6,-104.5
    America/Panama 9,-79.5
    America/Paramaribo 5.9,-55.2
    America/Phoenix 33.4,-112.1
    America/Port-au-Prince 18.5,-72.3
    America/Port_of_Spain 10.5,-61.4
    America/Porto_Velho -8.8,-63.9
    America/Puerto_Rico 18.5,-66.1
    America/Punta_Arenas -53.2,-70.9
    America/Recife -8.1,-34.9
    America/Regina 52.1,-106.7
    America/Rio_Branco -10,-67.8
    America/Santarem -2.4,-54.7 -4.3,-56
    America/Santiago -33.5,-70.6 -23.7,-70.4 -41.5,-72.9 -18.5,-70.3 -30,-71.3
    America/Santo_Domingo 18.5,-69.9
    America/Sao_Paulo -23.5,-46.6 -16.7,-49.3 -23.4,-51.9
    America/St_Barthelemy 17.9,-62.8
    America/St_Johns 47.6,-52.7
    America/St_Kitts 17.3,-62.7
    America/St_Lucia 14.1,-61
    America/St_Thomas 17.7,-64.7
    America/St_Vincent 13.2,-61.2
    America/Swift_Current 50.3,-107.8
    America/Tegucigalpa 14.1,-87.2
    America/Tijuana 32.5,-117 32.6,-115.5
    America/Toronto 43.7,-79.4 46.8,-71.2 48.4,-89.3
    America/Tortola 18.4,-64.6
    America/Vancouver 49.2,-123.1
    America/Whitehorse 60.7,-135.1
    America/Winnipeg 49.9,-97.1
    Arctic/Longyearbyen 78.2,15.6
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
    Atlantic/Azores 37.7,-25.7
    Atlantic/Bermuda 32.3,-64.8
    Atlantic/Canary 28.1,-15.4
    Atlantic/Cape_Verde 14.9,-23.5
    Atlantic/Faroe 62,-6.8
    Atlantic/Madeira 32.7,-16.9
    Atlantic/Reykjavik 64.1,-21.9
    Atlantic/South_Georgia -54.3,-36.5
    Atlantic/St_Helena -15.9,-5.7
    Atlantic/Stanley -51.7,-57.9
    Australia/Adelaide -34.9,138.6
    Australia/Brisbane -27.5,153
    Australia/Broken_Hill -32,141.5
    Australia/Darwin -12.5,130.8
    Australia/Hobart -42.9,147.3
    Australia/Melbourne -37.8,145
    Australia/Perth -32,115.9
    Australia/Sydney -33.9,151.2
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
    Indian/Antananarivo -18.9,47.5
    Indian/Christmas -10.4,105.7
    Indian/Cocos -12.2,96.8
    Indian/Comoro -11.7,43.3
    Indian/Kerguelen -49.3,70.2
    Indian/Mahe -4.6,55.5
    Indian/Maldives 4.2,73.5
    Indian/Mauritius -20.2,57.5
    Indian/Mayotte -12.8,45.2
    Indian/Reunion -20.9,55.5
    Pacific/Apia -13.8,-171.8
    Pacific/Auckland -36.8,174.8
    Pacific/Bougainville -6.2,155.6
    Pacific/Efate -17.7,168.3
    Pacific/Fiji -18.1,178.5
    Pacific/Funafuti -8.5,179.2
    Pacific/Guadalcanal -9.4,159.9
    Pacific/Guam 13.5,144.8
    Pacific/Honolulu 21.3,-157.9
    Pacific/Majuro 7.1,171.4
    Pacific/Nauru -0.6,166.9
    Pacific/Niue -19.1,-169.9
    Pacific/Norfolk -29.1,168
    Pacific/Noumea -22.3,166.4
    Pacific/Pago_Pago -14.3,-170.7
    Pacific/Palau 7.5,134.6
    Pacific/Pitcairn -25.1,-130.1
    Pacific/Pohnpei 6.9,158.2
    Pacific/Port_Moresby -9.5,147.2
    Pacific/Rarotonga -21.2,-159.8
    Pacific/Saipan 15.2,145.8
    Pacific/Tahiti -17.6,-149.6
    Pacific/Tarawa 1.3,173
    Pacific/Tongatapu -21.1,-175.2
    Pacific/Wallis -13.3,-176.2
    """
}
