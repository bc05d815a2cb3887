export default {
  after_lister: 'Depois você pode anunciar seu primeiro alojamento.',
  for_seekers: 'Para encontrar um alojamento',
  for_listers: 'Para anunciar alojamentos',
  after_seeker: 'Depois você pode escrever a anfitriões de todos os aeroportos.',
};
