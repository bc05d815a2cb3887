export default {
  lister_empty_text:
    'Cuando una casa está completa, se puede esperar una cama en su lista. Aquí ves quién espera.',
};
