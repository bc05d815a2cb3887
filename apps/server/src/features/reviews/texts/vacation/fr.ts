export default {
  lister_responded: 'L’hôte a répondu, l’avis ne peut donc plus être modifié.',
};
