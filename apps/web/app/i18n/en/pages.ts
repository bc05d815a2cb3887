/** Pages that are mostly text. */
export default {
  coming_soon_meta: 'Coming soon',
  coming_soon_description: 'This page of %brand% is being built.',
  coming_soon_title: 'On final approach',
  coming_soon_text:
    'This page is not built yet. Messages, settings and the pages of listers are next. Until then you can look at every crash pad, with its price, distance and reviews.',
  coming_soon_back: 'Find a crash pad',
  data_title: 'About the data',
  data_description: 'Where the airports, places, maps and pictures of %brand% come from.',
  data_lead: 'Airports, places and maps come from open data. We thank the people who keep it.',
  data_airports: 'Airports',
  data_airports_text:
    'Codes, names, positions and time zones of airports: airport-data-js, CC BY 4.0. The names of cities were matched and corrected by us.',
  data_places: 'Cities and places',
  data_places_text: 'Names and positions of places: GeoNames, CC BY 4.0, selected by us.',
  data_maps: 'Maps',
  data_maps_text:
    'Coasts, countries and lakes: Natural Earth, public domain. States and counties of the USA: US Census Bureau, public domain.',
  data_pictures: 'Pictures',
  data_pictures_text: 'The illustrations on this site were made by us.',
  data_error: 'Is something wrong?',
  data_error_text: 'Tell us which airport or city it is about, and we will correct it.',
  contact_us: 'Contact us',
  featured_title: 'Featured listings',
  featured_description:
    'How listings get the labels Featured and Boosted, what they cost, and which airports show a crash pad.',
  featured_lead:
    'Two labels say that a lister paid to be seen first. They change the order of the list and nothing else: not the price, not the reviews.',
  featured_label: 'Featured',
  featured_label_text:
    'Stands above all other crash pads of its airports, month after month, until the lister stops it.',
  boosted_label: 'Boosted',
  boosted_label_text:
    'Stands first among the other crash pads for a week or a month, then ends automatically.',
  price_monthly: '{{amount}} a month',
  price_week: '{{amount}} for 1 week',
  price_month: '{{amount}} for 1 month',
  prices: 'Prices',
  option: 'Option',
  price: 'Price',
  runs: 'Runs',
  runs_ongoing: 'Renews each month, cancel at any time',
  runs_once: 'Ends automatically',
  distance_title: 'Which airports show my crash pad?',
  distance_text:
    'Every crash pad is listed automatically at each airport and city center within {{miles}} miles, and at the airports its lister chose. The distance on the card is the one the lister stated for that airport, otherwise it is measured as the crow flies.',
  fair_title: 'Fair to everyone',
  fair_text:
    '- One price for all listers. There is no auction, and nobody can outbid you.\n- Promotion changes the order. It never changes matches, price, stars or distance.\n- Featured listings are sorted among themselves the way you sort the list, by price or distance. Without a sort order their turn changes every day.\n- The label is always there, so that you know who paid.\n- A full house stays dimmed, promoted or not. Promoting one gains nothing.',
  end_title: 'How it ends',
  end_text:
    '- **Featured** renews each month. If a lister stops it, the listing stays up to the end of the paid month, labeled Boosted.\n- **Boosted** ends automatically. A lister who stops it earlier ends it at once.\n- What was paid for a promotion is not refunded.\n- A listing that leaves the search, because it is inactive or its plan has ended, is not shown first either.',
  featured_start: 'Feature your crash pad',
  featured_start_text:
    'Create an account, publish your crash pad, then choose Feature this listing in its menu.',
  create_account: 'Create Account',
} as const;
