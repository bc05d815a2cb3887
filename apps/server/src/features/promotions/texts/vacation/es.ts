export default {
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
