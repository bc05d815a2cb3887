export default {
  place: 'alojamiento vacacional',
  places: 'alojamientos vacacionales',
};
