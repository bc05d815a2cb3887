export default {
  text: 'Votre avis aide d’autres voyageurs à décider.',
};
