export default {
  after_lister: 'Después podrás publicar tu primera casa.',

  for_seekers: 'Para encontrar una casa',
  for_listers: 'Para publicar casas',
};
