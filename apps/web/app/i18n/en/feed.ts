import { defineMessages } from '../messages.ts';

const messages = {
  event_label: 'Event',
  special_offer_label: 'Special offer',
  dates: '{{from}} to {{to}}',
  times: '{{from}} to {{to}}',
  rating_label: 'Rating',
  away: '{{distance}} away',
  price: 'Price',
  when: 'When',
  time: 'Time',
  where: 'Where',
  business: 'By',
  about_it: 'About it',
  open_map: 'See the place on OpenStreetMap',
  new_tab: '(opens in a new tab)',
  back_to_airports: 'Back to airports',
  event_title: '{{title}} in {{city}}',
  feed_description: '{{title}} by {{business}} in {{city}}, {{dates}}.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    feed: typeof messages;
  }
}

/** Events and special offers: their cards and their pages. */
export const feedText = defineMessages('feed', messages);
