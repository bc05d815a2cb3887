export default {
  not_active: 'Ce logement n’est pas actif. Réactivez-le pour inviter des locataires.',
};
