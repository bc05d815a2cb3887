export default {
  find: 'Buscar un alojamiento',
};
