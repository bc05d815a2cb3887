import { defineMessages } from '../messages.ts';

const messages = {
  meta_title: '%brand%: crash pads near every airport',
  meta_description:
    'Find a crash pad near your base: beds, rooms and houses around airports worldwide, with price, distance and free beds.',
  hero_title: 'A crash pad near your base, before you land',
  hero_text: 'See the price, the miles and the free beds before you write to anyone.',
  see_cp_near_airports: 'See CP near airports',
  search_mode: 'What are you looking for?',
  mode_all: 'All',
  mode_crashpads: 'Crashpads',
  mode_rentals: 'Rentals',
  mode_hotels: 'Hotels',
  mode_activities: 'Activities',
  mode_restaurants: 'Restaurants',
  metrics: '%brand% in numbers',
  metric_users: 'crew members',
  metric_listings: 'crash pads',
  metric_airports: 'airports',
  metric_cities: 'cities',
  metric_messages: 'messages sent',
  metric_online: 'online now',
  metric_views: 'monthly views',
  bases_title: 'Busiest crew bases',
  bases_text: 'Where most crash pads are right now.',
  all_airports: 'All airports and cities',
  featured_title: 'Featured crash pads',
  featured_text: 'Listers pay to be seen first.',
  featured_how: 'How featuring works',
  crew_title: 'Need a bed? Three steps',
  crew_step_1: 'Type your base',
  crew_step_1_text: 'You see every crash pad within 50 miles, nearest first, on a list and a map.',
  crew_step_2: 'Compare what matters',
  crew_step_2_text: 'Cold, hot or private bed, deposit, beds left, who may stay, and real reviews.',
  crew_step_3: 'Write to the lister',
  crew_step_3_text: 'Ask your questions, agree on the dates, and sleep well after the red-eye.',
  find_a_bed: 'Find a bed',
  lister_title: 'Have a house near an airport? Three steps',
  lister_step_1: 'List rooms and beds',
  lister_step_1_text: 'Pictures, rules and prices, from $49 a year: under 14 cents a day.',
  lister_step_2: 'Invite your tenants',
  lister_step_2_text: 'Every bed has its tenant, its dates and its rent. No spreadsheet.',
  lister_step_3: 'Let the rent come in',
  lister_step_3_text: 'AutoPay takes deposit and rent on time and pays them to your bank.',
  list_your_crash_pad: 'List your crash pad',
  reviews_title: 'What crew say after moving in',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof messages;
  }
}

export const homeText = defineMessages('home', messages);
