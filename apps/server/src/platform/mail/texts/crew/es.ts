export default {
  place: 'casa para tripulaciones',
  places: 'casas para tripulaciones',
};
