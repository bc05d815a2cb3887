export default {
  favorite_removed: 'Quitado.',
  favorite_saved: 'Guardado.',
  search_deleted: 'Búsqueda guardada eliminada.',
  too_many_favorites_one: 'Has guardado {{count}} anuncio. Quita uno para guardar otro.',
  too_many_favorites_other: 'Has guardado {{count}} anuncios. Quita uno para guardar otro.',
  too_many_searches_one: 'Has guardado {{count}} búsqueda. Elimina una para guardar otra.',
  too_many_searches_other: 'Has guardado {{count}} búsquedas. Elimina una para guardar otra.',
  unknown_airport: 'Aeropuerto desconocido',
};
