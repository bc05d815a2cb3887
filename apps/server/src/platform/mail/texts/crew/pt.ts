export default {
  place: 'alojamento',
  places: 'alojamentos',
};
