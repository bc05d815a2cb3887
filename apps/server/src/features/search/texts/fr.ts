export default {
  favorite_removed: 'Retiré.',
  favorite_saved: 'Enregistré.',
  search_deleted: 'Recherche enregistrée supprimée.',
  too_many_favorites_one:
    'Vous avez enregistré {{count}} annonce. Retirez-en une pour en enregistrer une autre.',
  too_many_favorites_other:
    'Vous avez enregistré {{count}} annonces. Retirez-en une pour en enregistrer une autre.',
  too_many_searches_one:
    'Vous avez enregistré {{count}} recherche. Supprimez-en une pour en enregistrer une autre.',
  too_many_searches_other:
    'Vous avez enregistré {{count}} recherches. Supprimez-en une pour en enregistrer une autre.',
  unknown_airport: 'Aéroport inconnu',
};
