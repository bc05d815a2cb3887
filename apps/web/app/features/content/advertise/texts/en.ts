export default {
  meta_title: 'Advertise',
  meta_description:
    'Reach airline crew near their bases. See ad placements, prices and numbers, and what it costs to list a crash pad.',
  title: 'Advertise',
  lead: "Crew look for more than beds: a gym, a garage, a diner that's open at 4 a.m.",
  views: 'Views per month',
  users: 'Members',
  airports: 'Airports',
  places_title: 'Where you appear',
  results_place: 'In search results',
  results_place_text: 'Next to the crash pads at the airports you choose.',
  listing_place: 'On listings',
  listing_place_text: 'In the column next to a crash pad near your business.',
  places_text:
    "We always label your ad as an ad. It never changes the order of listings, and we don't share member data with you.",
  prices_title: 'Prices',
  prices_caption: 'Ad prices',
  option: 'Option',
  price: 'Per month',
  total: 'Total',
  year: '12 months, with analytics',
  monthly: 'Month to month',
  no_end: 'until you stop',
  prices_text:
    'The 12-month option includes analytics: how often visitors saw and clicked your ad each month.',
  listing_title: 'Have a crash pad?',
  listing_text:
    'Then you need a plan, not an ad. One listing costs {{first}} a year. Each additional one comes to about {{more}}: four locations cost {{four}}.',
  book_title: 'Book an ad',
  book_text:
    "Write to us with your business, the airports and the month you want to start. We'll answer within {{hours}} hours.",
  book: 'Ask about an ad',
} as const;

export const vacation = {
  meta_description:
    'Reach travelers near airports. See ad placements, prices and numbers, and what it costs to list a vacation rental.',
  lead: "Travelers look for more than beds: a gym, a garage, a diner that's open early.",
};
