export default { rental: 'Casa', rental_all: 'Todas las casas' };
