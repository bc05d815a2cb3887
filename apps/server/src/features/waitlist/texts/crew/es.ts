export default {
  cannot_join: 'No puedes unirte a la lista de espera de esta casa.',
};
