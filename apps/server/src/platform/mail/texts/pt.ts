export default {
  and_more_one: 'E mais {{count}}',
  and_more_other: 'E mais {{count}}',
  button_fails: 'Se o botão não funcionar, abra este endereço:',
  choose_emails: 'Escolher seus emails',
  label: '{{name}}:',
  lister: 'anfitrião',
  place: 'crash pad',
  places: 'crash pads',
  questions: 'Dúvidas?',
  unsubscribe: 'Cancelar emails',
};

export const vacation = {
  place: 'imóvel de temporada',
  places: 'imóveis de temporada',
};

export const crew = {
  place: 'alojamento',
  places: 'alojamentos',
};
