export default {
  featured_text: 'Pagado por el anfitrión',
  meta_title: '%brand%: alojamientos vacacionales cerca de cada aeropuerto',
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
