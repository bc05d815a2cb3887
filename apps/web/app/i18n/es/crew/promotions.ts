export default {
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
