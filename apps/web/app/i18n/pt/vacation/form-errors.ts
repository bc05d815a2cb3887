export default {
  crashpad_name_is_required: 'Dê um nome ao seu imóvel de temporada.',
  airport_is_too_far_away: 'Escolha um aeroporto a até 50 milhas do seu imóvel de temporada.',
  description_is_required: 'Descreva seu imóvel de temporada.',
  the_email_field_is_required: 'Digite o email do hóspede.',
  the_location_field_is_required: 'Escolha um imóvel de temporada.',
  own_email: 'Este é o seu próprio email. Digite o do hóspede.',
  please_select_crashpad_and_try_again: 'Selecione um imóvel de temporada e tente de novo.',
};
