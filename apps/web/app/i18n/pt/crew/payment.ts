export default {
  after_lister: 'Depois você pode anunciar seu primeiro alojamento.',
  for_seekers: 'Para encontrar um alojamento',
  for_listers: 'Para anunciar alojamentos',
};
