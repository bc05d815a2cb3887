import { defineMessages } from '../messages.ts';

const messages = {
  meta_title: 'Crash pads by airport and city, worldwide',
  meta_description:
    'Every airport with crash pads for airline crew, and the cities around them, with counts of properties, special offers and events.',
  cities_meta_title: 'Cities with crash pads, by country',
  cities_meta_description:
    'Cities with crash pads for airline crew within 50 miles, by country, with counts of properties, airports, special offers and events.',
  heading: 'Airports and cities',
  cities_heading: 'Cities with crash pads',
  radius_note:
    'Properties within a {{miles}} mile radius of an airport or city centre are listed there automatically.',
  featured_link: 'How to be featured',
  find: 'Find an airport',
  find_placeholder: 'Code, city or name',
  find_button: 'Find',
  found_one: '{{count}} airport for "{{search}}"',
  found_other: '{{count}} airports for "{{search}}"',
  found_none: 'No airport matches "{{search}}"',
  found_none_text: 'Try the code of the airport, or the name of the city.',
  show_all: 'Show all airports',
  airports: 'Airports',
  airports_by_listings: 'Those with most crash pads first',
  listings_one: '{{count}} listing',
  listings_other: '{{count}} listings',
  no_listings: 'No listing yet',
  pages: 'Pages of airports',
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
  more_cities_one: '{{count}} more city in {{country}}',
  more_cities_other: '{{count}} more cities in {{country}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    airports: typeof messages;
  }
}

/** The pages of all airports and of all cities. */
export const airportsText = defineMessages('airports', messages);
