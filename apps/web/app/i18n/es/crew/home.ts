export default {
  meta_title: '%brand%: casas para tripulaciones cerca de cada aeropuerto',
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
