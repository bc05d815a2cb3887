export default {
  coming_soon_text:
    'This page is not built yet. Messages, settings and the pages of listers are next. Until then you can look at every crew house, with its price, distance and reviews.',
  coming_soon_back: 'Find a crew house',
  featured_description:
    'How listings get the labels Featured and Boosted, what they cost, and which airports show a crew house.',
  featured_label_text:
    'Stands above all other crew houses of its airports, month after month, until the lister stops it.',
  boosted_label_text:
    'Stands first among the other crew houses for a week or a month, then ends automatically.',
  distance_title: 'Which airports show my crew house?',
  distance_text:
    'Every crew house is listed automatically at each airport and city center within {{miles}} miles, and at the airports its lister chose. The distance on the card is the one the lister stated for that airport, otherwise it is measured as the crow flies.',
  featured_start: 'Feature your crew house',
  featured_start_text:
    'Create an account, publish your crew house, then choose Feature this listing in its menu.',
};
