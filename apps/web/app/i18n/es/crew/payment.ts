export default {
  after_lister: 'Después podrás publicar tu primera casa.',

  for_seekers: 'Para encontrar una casa',
  for_listers: 'Para publicar casas',
  after_seeker: 'Después podrás escribir a anfitriones en todos los aeropuertos.',
};
