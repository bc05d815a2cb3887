export default {
  meta_title: 'Crew houses by airport and city, worldwide',
  meta_description:
    'Every airport with crew houses and the cities around them. See how many properties, special offers and events each one has.',
  cities_meta_title: 'Cities with crew houses, by country',
  cities_meta_description:
    'Cities with crew houses within 50 miles, by country. See how many properties, airports, special offers and events each one has.',
  cities_heading: 'Cities with crew houses',
  airports_by_listings: 'Most crew houses first',
};
