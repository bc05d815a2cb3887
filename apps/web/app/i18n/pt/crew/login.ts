export default {
  my_crashpads: 'Meu alojamento',
};
