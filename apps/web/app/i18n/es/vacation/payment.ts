export default {
  after_lister: 'Después podrás publicar tu primer alojamiento.',

  for_seekers: 'Para encontrar un alojamiento',
  for_listers: 'Para publicar alojamientos',
  other_terms_lister: 'Los anfitriones y los viajeros aceptan términos distintos.',
  other_terms_seeker: 'Los viajeros y los anfitriones aceptan términos distintos.',
  after_seeker: 'Después podrás escribir a anfitriones en todos los aeropuertos.',
};
