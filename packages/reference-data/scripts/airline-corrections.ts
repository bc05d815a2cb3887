/** Names of the package that are out of date or not what the airline calls itself, by code. Reviewed. */
export const AIRLINE_NAMES: Readonly<Record<string, string>> = {
  '5T': 'Canadian North', '8P': 'Pacific Coastal Airlines', '9C': 'Spring Airlines', A9: 'Georgian Airways',
  AI: 'Air India', AR: 'Aerolíneas Argentinas', BI: 'Royal Brunei Airlines', BL: 'Pacific Airlines', BT: 'airBaltic', BY: 'TUI Airways',
  CM: 'Copa Airlines', DE: 'Condor', DG: 'Cebgo', FJ: 'Fiji Airways', FZ: 'flydubai', G5: 'China Express Airlines',
  GF: 'Gulf Air', GX: 'GX Airlines', H2: 'SKY Airline', IB: 'Iberia', IJ: 'Spring Japan', JS: 'Air Koryo', JT: 'Lion Air', K6: 'Cambodia Angkor Air',
  KL: 'KLM Royal Dutch Airlines', KM: 'KM Malta Airlines', KN: 'China United Airlines', L6: 'Mauritania Airlines', LA: 'LATAM Airlines',
  LP: 'LATAM Airlines Peru', NT: 'Binter Canarias', NU: 'Japan Transocean Air', OD: 'Batik Air Malaysia', OO: 'SkyWest Airlines', PH: 'Samoa Airways',
  PN: 'West Air', QC: 'Camair-Co', QS: 'Smartwings', R3: 'Yakutia Airlines', SK: 'SAS Scandinavian Airlines', SP: 'SATA Air Açores', SG: 'SpiceJet',
  SV: 'Saudia', T5: 'Turkmenistan Airlines', TM: 'LAM Mozambique Airlines', TO: 'Transavia France', TP: 'TAP Air Portugal', TW: "T'way Air",
  UG: 'Tunisair Express', UP: 'Bahamasair', UT: 'Utair', VR: 'Cabo Verde Airlines', WB: 'RwandAir', XK: 'Air Corsica', XY: 'flynas',
  ZL: 'Rex Airlines', '4Z': 'Airlink', HC: 'Himalaya Airlines', ID: 'Batik Air', HV: 'Transavia', X3: 'TUI fly Deutschland', '6B': 'TUI fly Nordic',
  FI: 'Icelandair', MS: 'EgyptAir', OU: 'Croatia Airlines', G9: 'Air Arabia', TU: 'Tunisair', FM: 'Shanghai Airlines', V7: 'Volotea',
  QQ: 'Alliance Airlines', '3W': 'Malawi Airlines', AH: 'Air Algérie', DV: 'SCAT Airlines', XL: 'LATAM Airlines Ecuador', '6E': 'IndiGo',
  NX: 'Air Macau', '6J': 'Solaseed Air', HI: 'Papillon Airways', '2L': 'Helvetic Airways', SB: 'Aircalin', P0: 'Proflight Zambia', FG: 'Ariana Afghan Airlines',
  SU: 'Aeroflot', FV: 'Rossiya Airlines', FW: 'IBEX Airlines', BX: 'Air Busan', AE: 'Mandarin Airlines', RO: 'TAROM', LG: 'Luxair', F5: 'FLYONE', CL: 'Lufthansa CityLine',
};

/** Airlines that the package lacks, marks closed, or whose code it gives to another. Reviewed. */
export const ADDED_DOMESTIC: Readonly<Record<string, string>> = {
  '9E': 'Endeavor Air', MQ: 'Envoy Air', YX: 'Republic Airways', OH: 'PSA Airlines', PT: 'Piedmont Airlines', MX: 'Breeze Airways', XP: 'Avelo Airlines',
  FX: 'FedEx Express', '5X': 'UPS Airlines', K4: 'Kalitta Air', PO: 'Polar Air Cargo', GB: 'ABX Air', '8C': 'Air Transport International',
  M6: 'Amerijet International', XE: 'JSX', LF: 'Contour Airlines', '9X': 'Southern Airways Express', KD: 'Western Global Airlines', N8: 'National Airlines',
  G6: 'Global Crossing Airlines', KG: 'Key Lime Air', A8: 'Ameriflight', NC: 'Northern Air Cargo', L2: 'Lynden Air Cargo', EM: 'Empire Airlines',
  '5V': 'Everts Air Cargo', KH: 'Aloha Air Cargo', GV: 'Grant Aviation', '2I': '21 Air', AN: 'Advanced Air', J5: 'Alaska Seaplanes', '4B': 'Boutique Air',
};

export const ADDED_WORLDWIDE: Readonly<Record<string, string>> = {
  // Americas
  AV: 'Avianca', F8: 'Flair Airlines', PB: 'PAL Airlines', W8: 'Cargojet Airways', '4N': 'Air North', VB: 'Viva', G3: 'GOL Linhas Aéreas',
  JA: 'JetSMART', FO: 'Flybondi', DM: 'Arajet', TX: 'Air Caraïbes', PJ: 'Air Saint-Pierre', QT: 'Avianca Cargo', M7: 'MasAir', LR: 'Avianca Costa Rica', TA: 'Avianca El Salvador',
  OB: 'Boliviana de Aviación', BF: 'French Bee', '3S': 'AeroLogic', JY: 'interCaribbean Airways', WM: 'Winair', P5: 'Wingo', Q6: 'Volaris Costa Rica', QK: 'Jazz Aviation',
  // Africa
  P4: 'Air Peace', KP: 'ASKY Airlines', HF: "Air Côte d'Ivoire", UM: 'Air Zimbabwe', BJ: 'Nouvelair', FA: 'FlySafair', WV: 'Westair Aviation',
  UR: 'Uganda Airlines', JM: 'Jambojet', QP: 'Akasa Air',
  // Asia and the Pacific
  VJ: 'VietJet Air', TR: 'Scoot', '8M': 'Myanmar Airways International', '7L': 'Silk Way West Airlines', QH: 'Bamboo Airways', LD: 'Air Hong Kong', HB: 'Greater Bay Airlines', JX: 'Starlux Airlines', IT: 'Tigerair Taiwan', JW: 'ZIPAIR Tokyo', NQ: 'Air Japan',
  RF: 'Aero K', YP: 'Air Premia', RS: 'Air Seoul', GS: 'Tianjin Airlines', '8L': 'Lucky Air', JD: 'Capital Airlines', EU: 'Chengdu Airlines', KY: 'Kunming Airlines', GJ: 'Loong Air', Y8: 'Suparna Airlines',
  CK: 'China Cargo Airlines', O3: 'SF Airlines', DR: 'Ruili Airlines', BK: 'Okay Airways', GT: 'Air Guilin', AQ: '9 Air', '2P': 'PAL Express', Z2: 'AirAsia Philippines', VZ: 'Thai VietJet Air', XJ: 'Thai AirAsia X',
  IU: 'Super Air Jet', IP: 'Pelita Air', U4: 'Buddha Air', BS: 'US-Bangla Airlines', TN: 'Air Tahiti Nui',
  // Middle East and Central Asia
  F3: 'flyadeal', OV: 'SalamAir', '3L': 'Air Arabia Abu Dhabi', RX: 'Riyadh Air', FS: 'FlyArystan', SM: 'Air Cairo', ZF: 'Azur Air', XC: 'Corendon Airlines', '5F': 'FlyOne Armenia',
  // Europe
  '4Y': 'Discover Airlines', AZ: 'ITA Airways', CV: 'Cargolux', D8: 'Norwegian Air Sweden', DS: 'easyJet Switzerland', EC: 'easyJet Europe',
  LM: 'Loganair', OR: 'TUI fly Netherlands', TB: 'TUI fly Belgium', S4: 'Azores Airlines', SS: 'Corsair International', W4: 'Wizz Air Malta', W9: 'Wizz Air UK',
  '5O': 'ASL Airlines France', '3V': 'ASL Airlines Belgium', QY: 'European Air Transport Leipzig', D0: 'DHL Air', YM: 'Air Montenegro', VF: 'AJet',
  NO: 'Neos', MP: 'Martinair', Z0: 'Norse Atlantic UK', N0: 'Norse Atlantic Airways',
  CY: 'Cyprus Airways', WI: 'White Airways', NI: 'Portugália Airlines',
};
