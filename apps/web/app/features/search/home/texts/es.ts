export default {
  meta_title: '{{brand}}: crash pads cerca de cada aeropuerto',
  meta_description:
    'Encuentra un crash pad cerca de tu base: camas, habitaciones y casas junto a aeropuertos de todo el mundo, con precio, distancia y camas libres.',
  hero_title: 'Encuentra un crash pad cerca de tu base',
  hero_text: 'Compara precios, distancias y camas libres antes de escribir a un anfitrión.',
  see_cp_near_airports: 'Ver crash pads por aeropuerto',
  search_mode: '¿Qué buscas?',
  mode_all: 'Todo',
  mode_crashpads: 'Crash pads',
  mode_rentals: 'Alquileres',
  mode_hotels: 'Hoteles',
  mode_activities: 'Actividades',
  mode_restaurants: 'Restaurantes',
  metrics: '{{brand}} en cifras',
  metric_users: 'tripulantes',
  metric_listings: 'crash pads',
  metric_airports: 'aeropuertos',
  metric_cities: 'ciudades',
  metric_messages: 'mensajes enviados',
  metric_online: 'en línea ahora',
  metric_views: 'visitas al mes',
  bases_title: 'Bases con más movimiento',
  bases_text: 'Los aeropuertos con más crash pads en este momento.',
  all_airports: 'Todos los aeropuertos y ciudades',
  featured_title: 'Crash pads destacados',
  featured_text: 'Pagado por el anfitrión',
  featured_how: 'Cómo funciona Destacado',
  crew_title: '¿Necesitas una cama? Tres pasos',
  crew_step_1: 'Escribe tu base',
  crew_step_1_text:
    'Mira todos los crash pads a menos de 50 millas, primero los más cercanos, en lista o en mapa.',
  crew_step_2: 'Compara',
  crew_step_2_text:
    'Mira tipos de cama, precios, depósitos, camas libres y reseñas de tripulantes.',
  crew_step_3: 'Escribe al anfitrión',
  crew_step_3_text: 'Haz tus preguntas y acuerda las fechas.',
  find_a_bed: 'Buscar una cama',
  lister_title: '¿Tienes un lugar cerca de un aeropuerto? Tres pasos',
  lister_step_1: 'Publica habitaciones y camas',
  lister_step_1_text:
    'Agrega fotos, normas y precios. Los planes empiezan en $49 al año, menos de 14 centavos al día.',
  lister_step_2: 'Invita a tus inquilinos',
  lister_step_2_text: 'Ve quién alquila cada cama, sus fechas y su alquiler. Sin hojas de cálculo.',
  lister_step_3: 'Cobra el alquiler',
  lister_step_3_text: 'AutoPay cobra los depósitos y el alquiler a tiempo y los envía a tu banco.',
  list_your_crash_pad: 'Publica tu crash pad',
  reviews_title: 'Reseñas de tripulantes',
};

export const vacation = {
  featured_text: 'Pagado por el anfitrión',
  meta_title: '{{brand}}: alojamientos vacacionales cerca de cada aeropuerto',
  meta_description:
    'Encuentra un alojamiento vacacional cerca de tu destino: camas, habitaciones y casas junto a aeropuertos de todo el mundo, con precio, distancia y camas libres.',
  hero_title: 'Encuentra un alojamiento cerca de tu destino',
  see_cp_near_airports: 'Ver alojamientos por aeropuerto',
  mode_crashpads: 'Alojamientos',
  metric_users: 'huéspedes',
  metric_listings: 'alojamientos',
  bases_title: 'Destinos con más movimiento',
  bases_text: 'Los aeropuertos con más alojamientos en este momento.',
  featured_title: 'Alojamientos destacados',
  crew_step_1: 'Escribe tu destino',
  crew_step_1_text:
    'Mira todos los alojamientos a menos de 50 millas, primero los más cercanos, en lista o en mapa.',
  crew_step_2_text: 'Mira tipos de cama, precios, depósitos, camas libres y reseñas.',
  lister_step_2: 'Invita a tus huéspedes',

  list_your_crash_pad: 'Publica tu alojamiento',
  reviews_title: 'Lo que dicen los huéspedes después de su estancia',
  crew_step_3: 'Escribe al anfitrión',
  lister_step_2_text: 'Ve quién alquila cada cama, sus fechas y su alquiler. Sin hojas de cálculo.',
};

export const crew = {
  meta_title: '{{brand}}: casas para tripulaciones cerca de cada aeropuerto',
  meta_description:
    'Encuentra una casa para tripulaciones cerca de tu base: camas, habitaciones y casas junto a aeropuertos de todo el mundo, con precio, distancia y camas libres.',
  hero_title: 'Encuentra una casa para tripulaciones cerca de tu base',
  see_cp_near_airports: 'Ver casas por aeropuerto',
  mode_crashpads: 'Casas para tripulaciones',
  metric_listings: 'casas para tripulaciones',
  bases_text: 'Los aeropuertos con más casas para tripulaciones en este momento.',
  featured_title: 'Casas destacadas',
  crew_step_1_text:
    'Mira todas las casas a menos de 50 millas, primero las más cercanas, en lista o en mapa.',
  list_your_crash_pad: 'Publica tu casa',
};
