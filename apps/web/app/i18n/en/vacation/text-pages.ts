export default {
  why_line: 'A vacation rental, a hotel and a lease, compared in numbers.',
  airports_line: "Pick an airport and see what's free.",
  advertise_line: 'Reach travelers with your business.',
};
