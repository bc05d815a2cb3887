export default {
  column_crash_pad: 'Imóvel de temporada',
};
