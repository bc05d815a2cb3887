export default {
  meta_title: 'Casas para tripulaciones por aeropuerto y ciudad, en todo el mundo',
  meta_description:
    'Todos los aeropuertos con casas para tripulaciones y las ciudades cercanas, con el número de propiedades, ofertas especiales y eventos.',
  cities_meta_title: 'Ciudades con casas para tripulaciones, por país',
  cities_meta_description:
    'Ciudades con casas para tripulaciones a menos de 50 millas, por país, con el número de propiedades, aeropuertos, ofertas especiales y eventos.',
  cities_heading: 'Ciudades con casas para tripulaciones',
  airports_by_listings: 'Primero los que tienen más casas',
  crash_pads_from_one: '{{count}} casa desde {{price}}',
  crash_pads_from_other: '{{count}} casas desde {{price}}',
  no_areas: 'Aún no hay casas aquí. Busca tu aeropuerto arriba.',
};
