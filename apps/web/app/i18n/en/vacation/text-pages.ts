export default {
  why_line: 'A vacation rental next to a hotel and a lease, in numbers.',
  airports_line: 'Pick an airport and see what is free.',
  advertise_line: 'Reach travelers with your business.',
};
