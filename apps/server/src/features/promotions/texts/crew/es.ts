export default {
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
