export default {
  note_hint: 'Tus fechas y cuánto tiempo quieres quedarte.',

  lister_empty_text:
    'Cuando un alojamiento está completo, se puede esperar una cama en su lista. Aquí ves quién espera.',
};
