export default {
  location: 'Casa',
  location_all: 'Todas las casas',
};
