export default {
  meta_description:
    'Llega a tripulaciones cerca de sus bases: espacios, precios y cifras, y cuánto cuesta publicar una casa.',
  results_place_text: 'Junto a las casas de los aeropuertos que elijas.',
  listing_place_text: 'En la columna junto a una casa, cerca de tu negocio.',
  listing_title: '¿Tienes una casa para tripulaciones?',
};
