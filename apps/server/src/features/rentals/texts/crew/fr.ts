export default {
  cannot_join: 'Vous ne pouvez pas rejoindre la liste d’attente de ce logement.',
  not_active: 'Ce logement n’est pas actif. Réactivez-le pour inviter des locataires.',
};
