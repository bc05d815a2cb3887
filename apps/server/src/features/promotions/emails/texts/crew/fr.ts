export default {
  cancel_note: 'Pour l’arrêter, choisissez « Arrêter la une » sous Mes logements.',
};
