export default {
  already_boosted:
    'Este imóvel de temporada está impulsionado. Espere o impulsionamento terminar ou cancele-o primeiro.',
  already_featured: 'Este imóvel de temporada já está em destaque.',
  boost_cancelled: 'O impulsionamento do seu imóvel de temporada foi encerrado.',
  boosted_until: 'Seu imóvel de temporada está impulsionado até {{day}}.',
  feature_cancelled: 'Seu imóvel de temporada saiu do destaque. Ele fica impulsionado até {{day}}.',
  featured: 'Seu imóvel de temporada agora está em destaque.',
  not_active: 'Só um imóvel de temporada ativo pode ficar em destaque. Reative-o primeiro.',
  not_promoted: 'Este imóvel de temporada não está em destaque nem impulsionado.',
  removed: 'Este imóvel de temporada foi removido da busca, por isso não pode ficar em destaque.',
};
