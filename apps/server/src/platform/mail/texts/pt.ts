export default {
  button_fails: 'Se o botão não funcionar, abra este endereço:',
  choose_emails: 'Escolher seus emails',
  lister: 'anfitrião',
  place: 'crash pad',
  places: 'crash pads',
  questions: 'Dúvidas?',
  unsubscribe: 'Cancelar emails',
};
