export default {
  find: 'Encontrar um alojamento',
};
