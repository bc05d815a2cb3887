export default {
  meta_title: 'Alojamientos vacacionales por aeropuerto y ciudad, en todo el mundo',
  meta_description:
    'Todos los aeropuertos con alojamientos vacacionales y las ciudades cercanas, con el número de propiedades, ofertas especiales y eventos.',
  cities_meta_title: 'Ciudades con alojamientos vacacionales, por país',
  cities_meta_description:
    'Ciudades con alojamientos vacacionales a menos de 50 millas, por país, con el número de propiedades, aeropuertos, ofertas especiales y eventos.',
  cities_heading: 'Ciudades con alojamientos vacacionales',
  airports_by_listings: 'Primero los que tienen más alojamientos',
  crash_pads_from_one: '{{count}} alojamiento desde {{price}}',
  crash_pads_from_other: '{{count}} alojamientos desde {{price}}',
  no_areas: 'Aún no hay alojamientos aquí. Busca tu aeropuerto arriba.',
};
