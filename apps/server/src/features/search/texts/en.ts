/** Server texts: search, favorites and saved searches. */
export default {
  favorite_removed: 'Removed.',
  favorite_saved: 'Saved.',
  search_deleted: 'Saved search deleted.',
  too_many_favorites_one: 'You have saved {{count}} listing. Remove one to save another.',
  too_many_favorites_other: 'You have saved {{count}} listings. Remove one to save another.',
  too_many_searches_one: 'You have saved {{count}} search. Delete one to save another.',
  too_many_searches_other: 'You have saved {{count}} searches. Delete one to save another.',
  unknown_airport: 'Unknown airport',
} as const;
