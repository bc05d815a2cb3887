export default {
  location: 'Alojamento',
  choose_location: 'Escolha um alojamento',
  choose_location_first: 'Escolha primeiro um alojamento',
  no_beds: 'Todas as camas deste alojamento estão ocupadas.',
  no_beds_anywhere:
    'Todas as suas camas estão ocupadas. Combine um check-out com um inquilino ou adicione camas a um alojamento.',
  no_places:
    'Você precisa de um alojamento ativo, com quartos e camas, para convidar um inquilino.',
  add_crashpad: 'Adicionar um alojamento',
  my_crashpads: 'Meus alojamentos',
  local_times: 'Todas as horas são do local do alojamento.',
};
