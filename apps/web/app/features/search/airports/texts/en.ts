/** The pages with all airports and all cities. */
export default {
  meta_title: 'Crash pads by airport and city, worldwide',
  meta_description:
    'Every airport with crash pads for airline crew and the cities around them. See how many crash pads, special offers and events each one has.',
  cities_meta_title: 'Cities with crash pads, by country',
  cities_meta_description:
    'Cities with crash pads for airline crew within 50 miles, by country. See how many crash pads, airports, special offers and events each one has.',
  heading: 'Airports and cities',
  cities_heading: 'Cities with crash pads',
  radius_note:
    'We automatically list properties within a {{miles}} mile radius of an airport or city center.',
  featured_link: 'How to be featured',
  find: 'Find an airport',
  find_placeholder: 'Code, city or name',
  find_button: 'Find',
  found_one: '{{count}} airport for "{{search}}"',
  found_other: '{{count}} airports for "{{search}}"',
  found_none: 'No airport matches "{{search}}"',
  found_none_text: 'Try an airport code or a city name.',
  show_all: 'Show all airports',
  airports: 'Airports',
  airports_by_listings: 'Most crash pads first',
  continents: 'Continents',
  continent_all: 'All',
  'continent_north-america': 'North America',
  'continent_south-america': 'South America',
  continent_europe: 'Europe',
  continent_asia: 'Asia',
  continent_africa: 'Africa',
  continent_oceania: 'Oceania',
  codes_and_more_one: '{{codes}} and {{count}} more',
  codes_and_more_other: '{{codes}} and {{count}} more',
  crash_pads_from_one: '{{count}} crash pad from {{price}}',
  crash_pads_from_other: '{{count}} crash pads from {{price}}',
  no_areas: 'There are no crash pads here yet. Find your airport above.',
  listings_one: '{{count}} listing',
  listings_other: '{{count}} listings',
  no_listings: 'No listings yet',
  pages: 'Airport pages',
  previous: 'Previous',
  next: 'Next',
  range: '{{from}} to {{to}} of {{total}}',
  cities: 'Cities worldwide',
  all_cities: 'All cities',
  properties_one: '{{count}} property',
  properties_other: '{{count}} properties',
  airports_count_one: '{{count}} airport',
  airports_count_other: '{{count}} airports',
  offers_one: '{{count}} special offer',
  offers_other: '{{count}} special offers',
  events_one: '{{count}} upcoming event',
  events_other: '{{count}} upcoming events',
  also: 'Includes {{cities}}',
  also_more_one: 'Includes {{cities}} and {{count}} more',
  also_more_other: 'Includes {{cities}} and {{count}} more',
  more_cities_one: '{{count}} more city in {{country}}',
  more_cities_other: '{{count}} more cities in {{country}}',
} as const;

export const vacation = {
  meta_title: 'Vacation rentals by airport and city, worldwide',
  meta_description:
    'Every airport with vacation rentals and the cities around them. See how many vacation rentals, special offers and events each one has.',
  cities_meta_title: 'Cities with vacation rentals, by country',
  cities_meta_description:
    'Cities with vacation rentals within 50 miles, by country. See how many vacation rentals, airports, special offers and events each one has.',
  cities_heading: 'Cities with vacation rentals',
  airports_by_listings: 'Most vacation rentals first',
};

export const crew = {
  meta_title: 'Crew houses by airport and city, worldwide',
  meta_description:
    'Every airport with crew houses and the cities around them. See how many crew houses, special offers and events each one has.',
  cities_meta_title: 'Cities with crew houses, by country',
  cities_meta_description:
    'Cities with crew houses within 50 miles, by country. See how many crew houses, airports, special offers and events each one has.',
  cities_heading: 'Cities with crew houses',
  airports_by_listings: 'Most crew houses first',
};
