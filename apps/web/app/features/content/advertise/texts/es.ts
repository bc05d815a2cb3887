export default {
  meta_title: 'Anúnciate',
  meta_description:
    'Llega a tripulaciones cerca de sus bases: espacios, precios y cifras, y cuánto cuesta publicar un crash pad.',
  title: 'Anúnciate',
  lead: 'Las tripulaciones buscan algo más que camas: un gimnasio, un taller, una cafetería abierta a las 4 a. m.',
  views: 'Visitas al mes',
  users: 'Miembros',
  airports: 'Aeropuertos',
  places_title: 'Dónde apareces',
  results_place: 'En los resultados de búsqueda',
  results_place_text: 'Junto a los crash pads de los aeropuertos que elijas.',
  listing_place: 'En los anuncios',
  listing_place_text: 'En la columna junto a un crash pad, cerca de tu negocio.',
  places_text:
    'Tu publicidad siempre lleva una etiqueta. Nunca cambia el orden de los anuncios, y no compartimos contigo datos de los miembros.',
  prices_title: 'Precios',
  prices_caption: 'Precios de la publicidad',
  option: 'Opción',
  price: 'Al mes',
  total: 'En total',
  year: '12 meses, con estadísticas',
  monthly: 'Mes a mes',
  no_end: 'hasta que lo canceles',
  prices_text:
    'Con los 12 meses recibes estadísticas: cuántas veces se vio tu publicidad y cuántos clics tuvo, mes a mes.',
  listing_title: '¿Tienes un crash pad?',
  listing_text:
    'Entonces necesitas un plan, no publicidad. Un anuncio cuesta {{first}} al año. Cada uno adicional sale a unos {{more}}: cuatro ubicaciones cuestan {{four}}.',
  book_title: 'Reserva publicidad',
  book_text:
    'Escríbenos con tu negocio, los aeropuertos y el mes en que quieres empezar. Respondemos en menos de {{hours}} horas.',
  book: 'Preguntar por publicidad',
};

export const vacation = {
  meta_description:
    'Llega a viajeros cerca de aeropuertos: espacios, precios y cifras, y cuánto cuesta publicar un alojamiento.',
  lead: 'Los viajeros buscan algo más que camas: un gimnasio, un taller, una cafetería que abre temprano.',
  results_place_text: 'Junto a los alojamientos de los aeropuertos que elijas.',
  listing_place_text: 'En la columna junto a un alojamiento, cerca de tu negocio.',
  listing_title: '¿Tienes un alojamiento vacacional?',
};

export const crew = {
  meta_description:
    'Llega a tripulaciones cerca de sus bases: espacios, precios y cifras, y cuánto cuesta publicar una casa.',
  results_place_text: 'Junto a las casas de los aeropuertos que elijas.',
  listing_place_text: 'En la columna junto a una casa, cerca de tu negocio.',
  listing_title: '¿Tienes una casa para tripulaciones?',
};
