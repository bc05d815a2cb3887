export default {
  find: 'Buscar una casa',
};
