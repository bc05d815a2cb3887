export default {
  crash_pad: 'Imóvel de temporada',
};
