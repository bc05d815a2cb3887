export default {
  favorite_removed: 'Removido.',
  favorite_saved: 'Salvo.',
  search_deleted: 'Busca salva excluída.',
  too_many_favorites_one: 'Você salvou {{count}} anúncio. Remova um para salvar outro.',
  too_many_favorites_other: 'Você salvou {{count}} anúncios. Remova um para salvar outro.',
  too_many_searches_one: 'Você salvou {{count}} busca. Exclua uma para salvar outra.',
  too_many_searches_other: 'Você salvou {{count}} buscas. Exclua uma para salvar outra.',
  unknown_airport: 'Aeroporto desconhecido',
};
