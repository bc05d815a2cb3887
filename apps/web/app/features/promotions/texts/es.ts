export default {
  signup_meta: 'Destacar un crash pad',
  signup_description: 'Muestra tu crash pad primero en sus aeropuertos.',
  signup_title: 'Que te vean primero',
  signup_lead: 'Elige cómo se promociona “{{title}}”.',
  preview: 'Así lo verán los tripulantes',
  preview_featured:
    'Por encima de todos los demás crash pads de sus aeropuertos, con la etiqueta Destacado.',
  preview_boosted:
    'Primero entre los demás crash pads de sus aeropuertos, con la etiqueta Promocionado.',
  airports_title: 'Ahora en tus aeropuertos',
  featured_at_zero: '{{prefix}}: ningún crash pad destacado',
  featured_at_one: '{{prefix}}: {{count}} crash pad destacado',
  featured_at_other: '{{prefix}}: {{count}} crash pads destacados',
  order_note:
    'Los visitantes eligen cómo se ordenan los crash pads promocionados. Lo que pagaron los anfitriones no cuenta. El precio, las estrellas y la distancia no cambian.',
  how_it_works: 'Cómo funciona Destacado',
  full_warning:
    'Todas las camas están ocupadas. Promocionar un crash pad completo no sirve de nada.',
  hidden_warning:
    'Este crash pad no aparece en la búsqueda, así que nadie verá la promoción. Muéstralo primero en la búsqueda.',
  options: 'Elige una promoción',
  boost_subscription: 'Destacado, mensual',
  boost_1_week: 'Promocionado por 1 semana',
  boost_1_month: 'Promocionado por 1 mes',
  boost_subscription_then: 'Se renueva el {{date}} y cada mes hasta que lo canceles.',
  boost_1_week_then: 'Termina el {{date}}. No te cobramos más.',
  boost_1_month_then: 'Termina el {{date}}. No te cobramos más.',
  per_month: '{{price}} al mes',
  once: '{{price}} una vez',
  terms_featured:
    'Cobramos {{price}} ahora y cada mes, mientras los tripulantes puedan encontrar este crash pad. Cancela cuando quieras; sigue como Promocionado hasta que termine el mes pagado. No reembolsamos el tiempo sin usar.',
  terms_boosted: 'Cobramos {{price}} ahora, una sola vez. No reembolsamos el tiempo sin usar.',
  pay: 'Pagar {{price}}',
  not_now: 'Ahora no',
  paid_featured: 'Tu crash pad es Destacado',
  paid_boosted: 'Tu crash pad es Promocionado',
  paid_featured_text: 'Desde ahora aparece por encima de los demás. Se renueva el {{date}}.',
  paid_boosted_text: 'Aparece primero entre los demás hasta el {{date}}.',
  paid_toast: 'Pagado. Tu crash pad subió en la búsqueda.',
  receipt: 'Ver recibo',
  my_crashpads: 'Mis crash pads',
  leaving: 'En un momento te llevamos a tus crash pads.',
  stay: 'Quedarme aquí',
  staying: 'Te quedas en esta página.',
  refused_not_active: 'Reactívalo primero',
  refused_not_active_text: 'Solo un crash pad activo puede ser Destacado o Promocionado.',
  refused_removed: 'Este crash pad no está en la búsqueda',
  refused_removed_text:
    'Lo retiramos tras una denuncia, así que no se puede promocionar. Contáctanos si crees que es un error.',
  refused_promoted: 'Ya promocionas este crash pad',
  refused_promoted_text: 'Espera a que termine o cancélala en el menú de Mis crash pads.',
  refused_expired: 'Renueva primero tu plan',
  refused_expired_text: 'Tu plan ha vencido, así que los tripulantes no encuentran tus crash pads.',
  refused_inactive_account: 'Tu cuenta está inactiva',
  refused_inactive_account_text: 'Completa tus datos de pago y después promociona tu crash pad.',
  renew: 'Renovar plan',
  payment_details: 'Datos de pago',
  renewal_title: 'Mantenlo como Destacado',
  renewal_text:
    'No pudimos cobrar el mes siguiente. Estaba pagado hasta el {{date}}. Págalo ahora y sigue como Destacado.',
  renewal_paid: 'Pagado. Tu crash pad sigue como Destacado.',

  featured_meta: 'Crash pads destacados',
  featured_description:
    'Crash pads que promocionan sus anfitriones, por aeropuerto, y qué significa Destacado.',
  featured_title: 'Crash pads destacados',
  featured_lead:
    'Sus anfitriones pagan para aparecer primero. El orden de esta página cambia cada día para que todos tengan su turno.',
  featured_lead_near:
    'Sus anfitriones pagan para aparecer primero. El más cercano a {{prefix}} está arriba.',
  featured_near: 'Destacados cerca de {{prefix}}',
  by_airport: 'Por aeropuerto',
  all_airports: 'Todos los aeropuertos',
  all_near: 'Todos los crash pads cerca de {{prefix}}',
  none_title: 'No hay crash pads destacados',
  none_near_title: 'No hay crash pads destacados cerca de {{prefix}}',
  none_text: 'Puedes ver todos los demás crash pads.',
  find: 'Buscar un crash pad',
  what_title: 'Qué significa Destacado',
  what_label_title: 'Siempre con etiqueta',
  what_label:
    'Un lugar pagado dice Destacado o Promocionado en la tarjeta. Nada más cambia en ella.',
  what_price_title: 'Un mismo precio para todos',
  what_price: 'Nadie puede pagar más para estar más arriba. No hay subasta.',
  what_order_title: 'Tú eliges el orden',
  what_order:
    'Los crash pads destacados siguen entre sí tu propio orden: distancia, precio, título o fecha.',
  what_more: 'Precios y detalles',
};

export const vacation = {
  signup_meta: 'Destacar un alojamiento',
  signup_description: 'Muestra tu alojamiento primero en sus aeropuertos.',
  preview: 'Así lo verán los viajeros',
  preview_featured:
    'Por encima de todos los demás alojamientos de sus aeropuertos, con la etiqueta Destacado.',
  preview_boosted:
    'Primero entre los demás alojamientos de sus aeropuertos, con la etiqueta Promocionado.',
  featured_at_zero: '{{prefix}}: ningún alojamiento destacado',
  featured_at_one: '{{prefix}}: {{count}} alojamiento destacado',
  featured_at_other: '{{prefix}}: {{count}} alojamientos destacados',
  order_note:
    'Los visitantes eligen cómo se ordenan los alojamientos promocionados. Lo que pagaron los anfitriones no cuenta. El precio, las estrellas y la distancia no cambian.',
  full_warning:
    'Todas las camas están ocupadas. Promocionar un alojamiento completo no sirve de nada.',
  hidden_warning:
    'Este alojamiento no aparece en la búsqueda, así que nadie verá la promoción. Muéstralo primero en la búsqueda.',
  terms_featured:
    'Cobramos {{price}} ahora y cada mes, mientras los viajeros puedan encontrar este alojamiento. Cancela cuando quieras; sigue como Promocionado hasta que termine el mes pagado. No reembolsamos el tiempo sin usar.',
  paid_featured: 'Tu alojamiento es Destacado',
  paid_boosted: 'Tu alojamiento es Promocionado',
  paid_toast: 'Pagado. Tu alojamiento subió en la búsqueda.',
  my_crashpads: 'Mis alojamientos',
  leaving: 'En un momento te llevamos a tus alojamientos.',
  refused_not_active_text: 'Solo un alojamiento activo puede ser Destacado o Promocionado.',
  refused_removed: 'Este alojamiento no está en la búsqueda',
  refused_promoted: 'Ya promocionas este alojamiento',
  refused_promoted_text: 'Espera a que termine o cancélala en el menú de Mis alojamientos.',
  refused_expired_text: 'Tu plan ha vencido, así que los viajeros no encuentran tus alojamientos.',
  refused_inactive_account_text: 'Completa tus datos de pago y después promociona tu alojamiento.',
  renewal_paid: 'Pagado. Tu alojamiento sigue como Destacado.',
  featured_meta: 'Alojamientos destacados',
  featured_description:
    'Alojamientos que promocionan sus anfitriones, por aeropuerto, y qué significa Destacado.',
  featured_title: 'Alojamientos destacados',
  all_near: 'Todos los alojamientos cerca de {{prefix}}',
  none_title: 'No hay alojamientos destacados',
  none_near_title: 'No hay alojamientos destacados cerca de {{prefix}}',
  none_text: 'Puedes ver todos los demás alojamientos.',
  find: 'Buscar un alojamiento',
  what_order:
    'Los alojamientos destacados siguen entre sí tu propio orden: distancia, precio, título o fecha.',
};

export const crew = {
  signup_meta: 'Destacar una casa',
  signup_description: 'Muestra tu casa primero en sus aeropuertos.',
  preview: 'Así la verán los tripulantes',
  preview_featured:
    'Por encima de todas las demás casas de sus aeropuertos, con la etiqueta Destacado.',
  preview_boosted:
    'Primero entre las demás casas de sus aeropuertos, con la etiqueta Promocionado.',
  featured_at_zero: '{{prefix}}: ninguna casa destacada',
  featured_at_one: '{{prefix}}: {{count}} casa destacada',
  featured_at_other: '{{prefix}}: {{count}} casas destacadas',
  order_note:
    'Los visitantes eligen cómo se ordenan las casas promocionadas. Lo que pagaron los anfitriones no cuenta. El precio, las estrellas y la distancia no cambian.',
  hidden_warning:
    'Esta casa no aparece en la búsqueda, así que nadie verá la promoción. Muéstrala primero en la búsqueda.',
  terms_featured:
    'Cobramos {{price}} ahora y cada mes, mientras los tripulantes puedan encontrar esta casa. Cancela cuando quieras; sigue como Promocionada hasta que termine el mes pagado. No reembolsamos el tiempo sin usar.',
  paid_featured: 'Tu casa es Destacada',
  paid_boosted: 'Tu casa es Promocionada',
  paid_toast: 'Pagado. Tu casa subió en la búsqueda.',
  my_crashpads: 'Mis casas',
  leaving: 'En un momento te llevamos a tus casas.',
  refused_not_active: 'Reactívala primero',
  refused_not_active_text: 'Solo una casa activa puede ser Destacada o Promocionada.',
  refused_removed: 'Esta casa no está en la búsqueda',
  refused_removed_text:
    'La retiramos tras una denuncia, así que no se puede promocionar. Contáctanos si crees que es un error.',
  refused_promoted: 'Ya promocionas esta casa',
  refused_promoted_text: 'Espera a que termine o cancélala en el menú de Mis casas.',
  refused_expired_text: 'Tu plan ha vencido, así que los tripulantes no encuentran tus casas.',
  refused_inactive_account_text: 'Completa tus datos de pago y después promociona tu casa.',
  renewal_title: 'Mantenla como Destacada',
  renewal_paid: 'Pagado. Tu casa sigue como Destacada.',
  featured_meta: 'Casas destacadas',
  featured_description:
    'Casas que promocionan sus anfitriones, por aeropuerto, y qué significa Destacado.',
  featured_title: 'Casas destacadas',
  all_near: 'Todas las casas cerca de {{prefix}}',
  none_title: 'No hay casas destacadas',
  none_near_title: 'No hay casas destacadas cerca de {{prefix}}',
  none_text: 'Puedes ver todas las demás casas.',
  find: 'Buscar una casa',
  what_order:
    'Las casas destacadas siguen entre sí tu propio orden: distancia, precio, título o fecha.',
  full_warning: 'Todas las camas están ocupadas. Promocionar una casa completa no sirve de nada.',
};
