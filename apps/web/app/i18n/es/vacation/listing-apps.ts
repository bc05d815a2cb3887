export default {
  meta_description:
    'Los planes de anfitrión de %brand% comparados: precios, ubicaciones y huéspedes, qué plan te conviene, cómo se renuevan y cuánto cuestan las promociones.',
  lead: 'Tres planes. Se distinguen por cuántas ubicaciones y huéspedes admiten, y por nada más.',
  tenants: 'Huéspedes',
  fit_text:
    '- **Una casa o un apartamento:** {{basic}}. Admite {{basic_tenants}} huéspedes.\n- **Una segunda casa, o más camas:** {{premium}}. Hasta {{premium_locations}} ubicaciones y {{premium_tenants}} huéspedes.\n- **Un negocio:** {{pro}}. Sin límites.\n\nUna ubicación es un anuncio, activo o no. Los huéspedes son personas con una estancia aceptada o pendiente. Empieza con poco: puedes subir cuando lo necesites.',
  renewals_text:
    'Los planes se renuevan cada año al mismo precio hasta que elimines tu tarjeta. Te escribimos {{notice}} días antes. Si una tarjeta falla, lo intentamos de nuevo y te avisamos cada vez. Cuando un plan termina, tus anuncios salen de la búsqueda y tus huéspedes siguen pagando el alquiler como antes.',
  start_text:
    'Elige un plan, describe tu alojamiento, agrega fotos y publica. La mayoría tarda media hora.',
};
