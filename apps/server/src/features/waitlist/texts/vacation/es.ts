export default {
  cannot_join: 'No puedes unirte a la lista de espera de este alojamiento.',
};
