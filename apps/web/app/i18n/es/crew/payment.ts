export default {
  after_lister: 'Después podrás publicar tu primera casa.',
  after_seeker: 'Después podrás buscar una casa en cualquier aeropuerto.',
  for_seekers: 'Para encontrar una casa',
  for_listers: 'Para publicar casas',
};
