export default {
  crash_pad: 'Alojamento',
};
