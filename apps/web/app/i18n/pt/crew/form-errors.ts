export default {
  crashpad_name_is_required: 'Dê um nome ao seu alojamento.',
  airport_is_too_far_away: 'Escolha um aeroporto a até 50 milhas do seu alojamento.',
  description_is_required: 'Descreva seu alojamento.',
  the_location_field_is_required: 'Escolha um alojamento.',
  please_select_crashpad_and_try_again: 'Selecione um alojamento e tente de novo.',
};
