export default {
  meta_title: 'Planes para anunciar',
  meta_description:
    'Los planes de anfitrión de {{brand}} comparados: precios, ubicaciones e inquilinos, qué plan te conviene, cómo se renuevan y cuánto cuestan las promociones.',
  title: 'Planes para anunciar',
  lead: 'Tres planes. Se distinguen por cuántas ubicaciones e inquilinos admiten, y por nada más.',
  compare_title: 'Compara',
  compare_caption: 'Planes de anfitrión',
  plan: 'Plan',
  price: 'Precio al año',
  locations: 'Ubicaciones',
  tenants: 'Inquilinos',
  up_to: 'Hasta {{count}}',
  unlimited: 'Sin límite',
  per_day:
    'Empiezan en menos de {{cents}} centavos al día. Todos los planes tienen todas las herramientas: [habitaciones, camas, invitaciones e informes](/tenant-management), [AutoPay](/autopay) y [mensajes](/tenant-messaging).',
  fit_title: '¿Qué plan te conviene?',
  fit_text:
    '- **Una casa o un apartamento:** {{basic}}. Admite {{basic_tenants}} inquilinos.\n- **Una segunda casa, o más camas:** {{premium}}. Hasta {{premium_locations}} ubicaciones y {{premium_tenants}} inquilinos.\n- **Un negocio:** {{pro}}. Sin límites.\n\nUna ubicación es un anuncio, activo o no. Los inquilinos son personas con una estancia aceptada o pendiente. Empieza con poco: puedes subir cuando lo necesites.',
  renewals_title: 'Renovaciones',
  renewals_text:
    'Los planes se renuevan cada año al mismo precio hasta que desactives la renovación. Te escribimos {{notice}} días antes. Si una tarjeta falla, lo intentamos de nuevo y te avisamos cada vez. Cuando un plan termina, tus anuncios salen de la búsqueda y tus inquilinos siguen pagando el alquiler como antes.',
  cancel_title: 'Cómo cancelar',
  cancel_text:
    'Elimina la tarjeta en Método de pago, en tus [ajustes](/account-setting?tab=payment-method). No te cobramos más. Tu cuenta queda inactiva, pero lo que publicaste sigue en los resultados hasta que termine el periodo.',
  boosts_title: 'Promociones',
  boosts_text: 'Son opcionales y se suman a un plan. [Cómo funcionan](/featured-details).',
  start_title: 'Empieza',
  start_text:
    'Elige un plan, describe tu crash pad, agrega fotos y publica. La mayoría tarda media hora.',
  start: 'Elegir un plan',
};

export const vacation = {
  meta_description:
    'Los planes de anfitrión de {{brand}} comparados: precios, ubicaciones y huéspedes, qué plan te conviene, cómo se renuevan y cuánto cuestan las promociones.',
  lead: 'Tres planes. Se distinguen por cuántas ubicaciones y huéspedes admiten, y por nada más.',
  tenants: 'Huéspedes',
  fit_text:
    '- **Una casa o un apartamento:** {{basic}}. Admite {{basic_tenants}} huéspedes.\n- **Una segunda casa, o más camas:** {{premium}}. Hasta {{premium_locations}} ubicaciones y {{premium_tenants}} huéspedes.\n- **Un negocio:** {{pro}}. Sin límites.\n\nUna ubicación es un anuncio, activo o no. Los huéspedes son personas con una estancia aceptada o pendiente. Empieza con poco: puedes subir cuando lo necesites.',
  renewals_text:
    'Los planes se renuevan cada año al mismo precio hasta que elimines tu tarjeta. Te escribimos {{notice}} días antes. Si una tarjeta falla, lo intentamos de nuevo y te avisamos cada vez. Cuando un plan termina, tus anuncios salen de la búsqueda y tus huéspedes siguen pagando el alquiler como antes.',
  start_text:
    'Elige un plan, describe tu alojamiento, agrega fotos y publica. La mayoría tarda media hora.',
};

export const crew = {
  start_text:
    'Elige un plan, describe tu casa, agrega fotos y publica. La mayoría tarda media hora.',
};
