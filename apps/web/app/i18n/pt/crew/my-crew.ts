export default {
  location: 'Alojamento',
  location_all: 'Todos os alojamentos',
};
