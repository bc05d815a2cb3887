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
