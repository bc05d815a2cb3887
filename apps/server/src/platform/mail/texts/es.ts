export default {
  button_fails: 'Si el botón no funciona, abre esta dirección:',
  choose_emails: 'Elegir mis correos',
  lister: 'anfitrión',
  place: 'crash pad',
  places: 'crash pads',
  questions: '¿Preguntas?',
  unsubscribe: 'No recibir más',
};
