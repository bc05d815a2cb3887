import { defineMessages } from '../messages.ts';

const messages = {
  airport_code_or_city: 'Airport code or city',
  airport_placeholder: 'JFK, Chicago, Heathrow',
  search: 'Search',
  search_needs_text: 'Type an airport code or a city first.',
  clear_search: 'Clear',
  suggestions: 'Airports',
  suggestions_count_one: '{{count}} airport found',
  suggestions_count_other: '{{count}} airports found',
  suggestions_none: 'No airport matches. Try its code or the name of the city.',
  suggestions_failed: 'The airports could not be loaded. Please try again.',
  pick_from_list: 'Please pick an airport from the list.',
  crash_pads_count_one: '{{count}} crash pad',
  crash_pads_count_other: '{{count}} crash pads',
  no_crash_pads_yet: 'No crash pad yet',
  recent_airports: 'Recent',
  nearest_airport: 'Nearest airport',
  nearest_airport_searching: 'Looking for you ...',
  nearest_airport_none: 'There is no crash pad within {{miles}} miles of you.',
  geolocation_disabled: 'Your location is switched off for this site.',
  retry: 'Try again',
  geolocation_instructions: 'How to switch it on',
  badge_featured: 'Featured',
  badge_boosted: 'Boosted',
  badge_no_vacancy: 'No Vacancy',
  badge_last_beds_one: 'Last {{count}} Bed',
  badge_last_beds_other: 'Last {{count}} Beds',
  waiting_list_hint: 'Full. Message the lister to join the waiting list.',
  per_month: 'a month',
  price_range: '{{from}} to {{to}}',
  deposit: '{{amount}} deposit',
  no_deposit: 'No deposit',
  beds_count_one: '{{count}} bed',
  beds_count_other: '{{count}} beds',
  bathrooms_count_one: '{{count}} bath',
  bathrooms_count_other: '{{count}} baths',
  from_airport: '{{distance}} from {{prefix}}',
  reviews_count_one: '{{count}} review',
  reviews_count_other: '{{count}} reviews',
  no_reviews_yet: 'New, no reviews yet',
  bed_kind_cold: 'Cold bed',
  bed_kind_hot: 'Hot bed',
  bed_kind_private: 'Private bed',
  gender_male: 'Male Only',
  gender_female: 'Female Only',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    search: typeof messages;
  }
}

/** The airport box and the listing card, wherever they stand. */
export const searchText = defineMessages('search', messages);
