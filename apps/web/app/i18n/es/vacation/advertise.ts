export default {
  meta_description:
    'Llega a viajeros cerca de aeropuertos: espacios, precios y cifras, y cuánto cuesta publicar un alojamiento.',
  lead: 'Los viajeros buscan algo más que camas: un gimnasio, un taller, una cafetería que abre temprano.',
  results_place_text: 'Junto a los alojamientos de los aeropuertos que elijas.',
  listing_place_text: 'En la columna junto a un alojamiento, cerca de tu negocio.',
  listing_title: '¿Tienes un alojamiento vacacional?',
};
