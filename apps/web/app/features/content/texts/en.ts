/** Pages that are mostly text. */
export default {
  coming_soon_meta: 'Coming soon',
  coming_soon_description: 'This {{brand}} page is coming soon.',
  coming_soon_title: 'On final approach',
  coming_soon_text:
    "This page isn't ready yet. In the meantime, browse every crash pad with its price, distance and reviews.",
  coming_soon_back: 'Find a crash pad',
  data_title: 'About the data',
  data_description: 'Where the airports, places, maps and pictures of {{brand}} come from.',
  data_lead:
    'Our airports, places and maps come from open data. Thank you to everyone who maintains it.',
  data_airports: 'Airports',
  data_airports_text:
    'Codes, names, positions and time zones of airports: airport-data-js, CC BY 4.0. We matched and corrected the city names.',
  data_places: 'Cities and places',
  data_places_text: 'Place names and positions: GeoNames, CC BY 4.0. We made a selection.',
  data_maps: 'Maps',
  data_maps_text:
    'Coasts near airports: © OpenStreetMap contributors, Open Database License (ODbL) 1.0, simplified by us. Countries and distant coasts: Natural Earth, public domain. States of the USA: US Census Bureau, public domain.',
  data_pictures: 'Pictures',
  data_pictures_text: 'We made the illustrations on this site.',
  data_error: 'Found a mistake?',
  data_error_text: "Tell us which airport or city is wrong, and we'll correct it.",
  contact_us: 'Contact us',
  featured_title: 'Featured listings',
  featured_description:
    'How listings become Featured or Boosted, what it costs, and which airports show a crash pad.',
  featured_lead:
    'Two labels show that a lister paid to appear first. They change the order of the list and nothing else: not the price, not the reviews.',
  featured_label: 'Featured',
  featured_label_text:
    'Appears above all other crash pads at its airports, every month until the lister cancels.',
  boosted_label: 'Boosted',
  boosted_label_text:
    'Appears first among the other crash pads for a week or a month, then ends automatically.',
  price_monthly: '{{amount}} per month',
  price_week: '{{amount}} for 1 week',
  price_month: '{{amount}} for 1 month',
  prices: 'Prices',
  option: 'Option',
  price: 'Price',
  runs: 'Runs',
  runs_ongoing: 'Renews every month. Cancel anytime.',
  runs_once: 'Ends automatically',
  distance_title: 'Which airports show my crash pad?',
  distance_text:
    'We list every crash pad automatically at each airport and city center within {{miles}} miles, and at the airports its lister chose. The card shows the distance that the lister entered for that airport. Otherwise, it shows the straight-line distance.',
  fair_title: 'Fair to everyone',
  fair_text:
    "- All listers pay the same price. There's no auction, and no one can outbid you.\n- Promotion changes the order only. It never changes filters, prices, stars or distances.\n- Featured listings follow the sort you choose, such as price or distance. If you don't choose one, the nearest come first.\n- The label is always there, so you know who paid.\n- A full crash pad stays dimmed, promoted or not, so promoting one gains nothing.",
  end_title: 'How it ends',
  end_text:
    "- **Featured** renews every month. If the lister cancels, the listing stays up until the end of the paid month, labeled Boosted.\n- **Boosted** ends automatically. If the lister cancels early, it ends right away.\n- We don't refund promotions.\n- A listing that isn't in search, because it's inactive or its plan has ended, doesn't appear first either.",
  featured_start: 'Feature your crash pad',
  featured_start_text:
    'Create an account, publish your crash pad, then choose Feature this listing in its menu.',
  create_account: 'Create Account',
} as const;

export const vacation = {
  coming_soon_text:
    "This page isn't ready yet. In the meantime, browse every vacation rental with its price, distance and reviews.",
  coming_soon_back: 'Find a vacation rental',
  featured_description:
    'How listings become Featured or Boosted, what it costs, and which airports show a vacation rental.',
  featured_lead:
    'Two labels show that a host paid to appear first. They change the order of the list and nothing else: not the price, not the reviews.',
  featured_label_text:
    'Appears above all other vacation rentals at its airports, every month until the host cancels.',
  boosted_label_text:
    'Appears first among the other vacation rentals for a week or a month, then ends automatically.',
  distance_title: 'Which airports show my vacation rental?',
  distance_text:
    'We list every vacation rental automatically at each airport and city center within {{miles}} miles, and at the airports its host chose. The card shows the distance that the host entered for that airport. Otherwise, it shows the straight-line distance.',
  featured_start: 'Feature your vacation rental',
  featured_start_text:
    'Create an account, publish your vacation rental, then choose Feature this listing in its menu.',
};

export const crew = {
  coming_soon_text:
    "This page isn't ready yet. In the meantime, browse every crew house with its price, distance and reviews.",
  coming_soon_back: 'Find a crew house',
  featured_description:
    'How listings become Featured or Boosted, what it costs, and which airports show a crew house.',
  featured_label_text:
    'Appears above all other crew houses at its airports, every month until the lister cancels.',
  boosted_label_text:
    'Appears first among the other crew houses for a week or a month, then ends automatically.',
  distance_title: 'Which airports show my crew house?',
  distance_text:
    'We list every crew house automatically at each airport and city center within {{miles}} miles, and at the airports its lister chose. The card shows the distance that the lister entered for that airport. Otherwise, it shows the straight-line distance.',
  featured_start: 'Feature your crew house',
  featured_start_text:
    'Create an account, publish your crew house, then choose Feature this listing in its menu.',
};
