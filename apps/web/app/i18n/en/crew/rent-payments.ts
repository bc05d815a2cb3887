export default { rental: 'Crew house', rental_all: 'All crew houses' };
