export default {
  already_boosted:
    'Este alojamento está impulsionado. Espere o impulsionamento terminar ou cancele-o primeiro.',
  already_featured: 'Este alojamento já está em destaque.',
  boost_cancelled: 'O impulsionamento do seu alojamento foi encerrado.',
  boosted_until: 'Seu alojamento está impulsionado até {{day}}.',
  feature_cancelled: 'Seu alojamento saiu do destaque. Ele fica impulsionado até {{day}}.',
  featured: 'Seu alojamento agora está em destaque.',
  not_active: 'Só um alojamento ativo pode ficar em destaque. Reative-o primeiro.',
  not_promoted: 'Este alojamento não está em destaque nem impulsionado.',
  removed: 'Este alojamento foi removido da busca, por isso não pode ficar em destaque.',
};
