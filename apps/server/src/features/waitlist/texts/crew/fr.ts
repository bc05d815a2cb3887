export default {
  cannot_join: 'Vous ne pouvez pas rejoindre la liste d’attente de ce logement.',
};
