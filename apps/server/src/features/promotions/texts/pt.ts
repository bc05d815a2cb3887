export default {
  boost_1_month_term: 'um mês',
  boost_1_week_term: 'uma semana',
  boost_subscription_term: 'um mês, renovado todo mês',
  title_boosted: 'Impulsionado',
  title_featured: 'Em destaque',
  already_boosted:
    'Este crash pad está impulsionado. Espere o impulsionamento terminar ou cancele-o primeiro.',
  already_featured: 'Este crash pad já está em destaque.',
  boost_cancelled: 'O impulsionamento do seu crash pad foi encerrado.',
  boosted_until: 'Seu crash pad está impulsionado até {{day}}.',
  changed: 'A divulgação mudou nesse meio-tempo. Veja-a de novo.',
  feature_cancelled: 'Seu crash pad saiu do destaque. Ele fica impulsionado até {{day}}.',
  featured: 'Seu crash pad agora está em destaque.',
  in_progress: 'Já há um pagamento em andamento. Espere até ele terminar.',
  not_active: 'Só um crash pad ativo pode ficar em destaque. Reative-o primeiro.',
  not_promoted: 'Este crash pad não está em destaque nem impulsionado.',
  removed: 'Este crash pad foi removido da busca, por isso não pode ficar em destaque.',
};

export const vacation = {
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

export const crew = {
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
