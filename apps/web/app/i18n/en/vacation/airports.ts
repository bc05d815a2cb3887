export default {
  meta_title: 'Vacation rentals by airport and city, worldwide',
  meta_description:
    'Every airport with vacation rentals and the cities around them. See how many properties, special offers and events each one has.',
  cities_meta_title: 'Cities with vacation rentals, by country',
  cities_meta_description:
    'Cities with vacation rentals within 50 miles, by country. See how many properties, airports, special offers and events each one has.',
  cities_heading: 'Cities with vacation rentals',
  airports_by_listings: 'Most vacation rentals first',
};
