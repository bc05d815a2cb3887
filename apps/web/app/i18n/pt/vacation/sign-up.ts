export default {
  invited: 'Recebeu um convite do anfitrião?',
  hear_landlord: 'Convite do anfitrião',
  choose_description: 'Entre para o %brand% como anfitrião ou como viajante.',
  choose_lead:
    'Veja todos os imóveis de temporada sem conta. Crie uma para enviar mensagens ou anunciar o seu.',
  lister_text:
    'Tenho um imóvel de temporada para anunciar. Quero convidar hóspedes e receber o aluguel.',
  lister_button: 'Anunciar um imóvel de temporada',
  seeker: 'Viajante',
  seeker_text:
    'Preciso de um imóvel de temporada. Quero escrever a anfitriões de qualquer destino.',
  seeker_button: 'Encontrar um imóvel de temporada',
  back_to_choice: 'Voltar a Anfitrião ou Viajante',
  details_meta_lister: 'Anunciar um imóvel de temporada: seus dados',
  details_meta_seeker: 'Encontrar um imóvel de temporada: seus dados',
  details_lead_seeker: 'Você escolheu Viajante. {{price}} Nada é cobrado nesta página.',
  about_hint:
    'Trabalho, hobbies, planos de viagem: o que ajudar a encontrar bons colegas de quarto.',
  lister: 'Anfitrião',
  plans_meta: 'Planos de anfitrião',
  plans_description: 'Compare os planos de anfitrião por preço e limites.',
};
