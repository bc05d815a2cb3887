export default {
  already_boosted: 'Este alojamiento ya es Impulsado. Espera a que termine o cancélalo primero.',
  already_featured: 'Este alojamiento ya es Destacado.',
  boost_cancelled: 'Tu alojamiento ya no es Impulsado.',
  boosted_until: 'Tu alojamiento es Impulsado hasta el {{day}}.',
  feature_cancelled: 'Tu alojamiento ya no es Destacado. Sigue como Impulsado hasta el {{day}}.',
  featured: 'Tu alojamiento ya es Destacado.',
  not_active: 'Solo un alojamiento activo puede ser Destacado. Reactívalo primero.',
  not_promoted: 'Este alojamiento no es Destacado ni Impulsado.',
  removed: 'Este alojamiento se retiró de la búsqueda, así que no puede ser Destacado.',
};
