export default {
  rental: 'Alojamento',
  rental_all: 'Todos os alojamentos',
};
