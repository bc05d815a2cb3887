export default {
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
