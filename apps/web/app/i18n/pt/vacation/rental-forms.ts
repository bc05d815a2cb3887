export default {
  title_invite: 'Convidar um hóspede',
  location: 'Imóvel de temporada',
  choose_location: 'Escolha um imóvel de temporada',
  choose_location_first: 'Escolha primeiro um imóvel de temporada',
  no_beds: 'Todas as camas deste imóvel de temporada estão ocupadas.',
  no_beds_anywhere:
    'Todas as suas camas estão ocupadas. Combine um check-out com um hóspede ou adicione camas a um imóvel de temporada.',
  no_places:
    'Você precisa de um imóvel de temporada ativo, com quartos e camas, para convidar um hóspede.',
  add_crashpad: 'Adicionar um imóvel de temporada',
  my_crashpads: 'Meus imóveis de temporada',
  local_times: 'Todas as horas são do local do imóvel de temporada.',
  quote: 'O que o hóspede paga',
  agreed: 'Combinado com o hóspede',
  tenant_has_been_updated: 'Hóspede atualizado.',
  rent_change_asks:
    'O novo aluguel vale a partir de {{from}}, mas só se seu hóspede aceitar. Até lá, o aluguel não muda.',
  rent_change_holds: 'O novo aluguel vale a partir de {{from}}. Seu hóspede não precisa responder.',
};
