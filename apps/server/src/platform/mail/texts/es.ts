export default {
  and_more_one: 'Y {{count}} más',
  and_more_other: 'Y {{count}} más',
  button_fails: 'Si el botón no funciona, abre esta dirección:',
  choose_emails: 'Elegir mis correos',
  label: '{{name}}:',
  lister: 'anfitrión',
  place: 'crash pad',
  places: 'crash pads',
  questions: '¿Preguntas?',
  unsubscribe: 'No recibir más',
};

export const vacation = {
  place: 'alojamiento vacacional',
  places: 'alojamientos vacacionales',
};

export const crew = {
  place: 'casa para tripulaciones',
  places: 'casas para tripulaciones',
};
