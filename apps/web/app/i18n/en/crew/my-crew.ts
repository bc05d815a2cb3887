export default {
  location: 'Crew house',
  location_all: 'All crew houses',
};
