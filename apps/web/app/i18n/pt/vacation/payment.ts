export default {
  after_lister: 'Depois você pode anunciar seu primeiro imóvel de temporada.',
  for_seekers: 'Para encontrar um imóvel de temporada',
  for_listers: 'Para anunciar imóveis de temporada',
  other_terms_lister: 'Anfitriões e viajantes aceitam termos diferentes.',
  other_terms_seeker: 'Viajantes e anfitriões aceitam termos diferentes.',
  after_seeker: 'Depois você pode escrever a anfitriões de todos os aeroportos.',
};
