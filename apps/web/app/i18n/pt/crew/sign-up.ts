export default {
  choose_lead:
    'Veja todos os alojamentos sem conta. Crie uma para enviar mensagens ou anunciar o seu.',
  lister_text: 'Tenho um alojamento para anunciar. Quero convidar inquilinos e receber o aluguel.',
  lister_button: 'Anunciar um alojamento',
  seeker_text: 'Preciso de um alojamento. Quero escrever a anfitriões de qualquer base.',
  seeker_button: 'Encontrar um alojamento',
  details_meta_lister: 'Anunciar um alojamento: seus dados',
  details_meta_seeker: 'Encontrar um alojamento: seus dados',
};
