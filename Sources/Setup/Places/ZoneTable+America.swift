extension ZoneTable {
  /// The zones of America and Greenland; see ``text``.
  static let america = """
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
    """
}
