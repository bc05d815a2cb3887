export default {
  my_crashpads: 'Mi casa',
};
