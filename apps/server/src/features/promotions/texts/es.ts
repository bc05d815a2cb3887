export default {
  boost_1_month_term: 'un mes',
  boost_1_week_term: 'una semana',
  boost_subscription_term: 'un mes, se renueva cada mes',
  title_boosted: 'Promocionado',
  title_featured: 'Destacado',
  already_boosted: 'Este crash pad ya es Promocionado. Espera a que termine o cancélalo primero.',
  already_featured: 'Este crash pad ya es Destacado.',
  boost_cancelled: 'Tu crash pad ya no es Promocionado.',
  boosted_until: 'Tu crash pad es Promocionado hasta el {{day}}.',
  changed: 'La promoción cambió mientras tanto. Mírala de nuevo.',
  feature_cancelled: 'Tu crash pad ya no es Destacado. Sigue como Promocionado hasta el {{day}}.',
  featured: 'Tu crash pad ya es Destacado.',
  in_progress: 'Ya hay un pago en proceso. Espera a que termine.',
  not_active: 'Solo un crash pad activo puede ser Destacado. Reactívalo primero.',
  not_promoted: 'Este crash pad no es Destacado ni Promocionado.',
  removed: 'Este crash pad se retiró de la búsqueda, así que no puede ser Destacado.',
};

export const vacation = {
  already_boosted: 'Este alojamiento ya es Promocionado. Espera a que termine o cancélalo primero.',
  already_featured: 'Este alojamiento ya es Destacado.',
  boost_cancelled: 'Tu alojamiento ya no es Promocionado.',
  boosted_until: 'Tu alojamiento es Promocionado hasta el {{day}}.',
  feature_cancelled: 'Tu alojamiento ya no es Destacado. Sigue como Promocionado hasta el {{day}}.',
  featured: 'Tu alojamiento ya es Destacado.',
  not_active: 'Solo un alojamiento activo puede ser Destacado. Reactívalo primero.',
  not_promoted: 'Este alojamiento no es Destacado ni Promocionado.',
  removed: 'Este alojamiento se retiró de la búsqueda, así que no puede ser Destacado.',
};

export const crew = {
  already_boosted: 'Esta casa ya es Promocionada. Espera a que termine o cancélalo primero.',
  already_featured: 'Esta casa ya es Destacada.',
  boost_cancelled: 'Tu casa ya no es Promocionada.',
  boosted_until: 'Tu casa es Promocionada hasta el {{day}}.',
  feature_cancelled: 'Tu casa ya no es Destacada. Sigue como Promocionada hasta el {{day}}.',
  featured: 'Tu casa ya es Destacada.',
  not_active: 'Solo una casa activa puede ser Destacada. Reactívala primero.',
  not_promoted: 'Esta casa no es Destacada ni Promocionada.',
  removed: 'Esta casa se retiró de la búsqueda, así que no puede ser Destacada.',
};
