export default {
  coming_soon_text:
    'This page is not built yet. Messages, settings and the pages of hosts are next. Until then you can look at every vacation rental, with its price, distance and reviews.',
  coming_soon_back: 'Find a vacation rental',
  featured_description:
    'How listings get the labels Featured and Boosted, what they cost, and which airports show a vacation rental.',
  featured_lead:
    'Two labels say that a host paid to be seen first. They change the order of the list and nothing else: not the price, not the reviews.',
  featured_label_text:
    'Stands above all other vacation rentals of its airports, month after month, until the host stops it.',
  boosted_label_text:
    'Stands first among the other vacation rentals for a week or a month, then ends automatically.',
  distance_title: 'Which airports show my vacation rental?',
  distance_text:
    'Every vacation rental is listed automatically at each airport and city center within {{miles}} miles, and at the airports its host chose. The distance on the card is the one the host stated for that airport, otherwise it is measured as the crow flies.',
  featured_start: 'Feature your vacation rental',
  featured_start_text:
    'Create an account, publish your vacation rental, then choose Feature this listing in its menu.',
};
