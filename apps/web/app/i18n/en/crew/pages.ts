export default {
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
