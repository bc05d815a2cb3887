export default {
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
