export default {
  meta_description:
    '{{beds}}, {{price}} a month, {{distance}} from {{airport}}. Pictures, house rules and reviews by guests.',
  meta_description_no_airport:
    '{{beds}}, {{price}} a month. Pictures, house rules and reviews by guests.',
  back_to_results: 'Vacation rentals near {{city}} ({{prefix}})',
  unknown_listing_text: 'This vacation rental is not here. It may have been taken down.',
  full_house_text: 'Every bed is taken. Message the host to join the waiting list.',
  own_is_hidden: 'This vacation rental is hidden from the search. Who has its address can see it.',
  own_is_inactive: 'This vacation rental is not active. Visitors cannot see it.',
  my_crashpads: 'My vacation rental',
  gallery: 'Pictures of the vacation rental',
  message_lister: 'Message the host',
  description: 'About this vacation rental',
  rules_none: 'The host has not written house rules. Ask before you book.',
  lister: 'The host',
  lister_reviews_one: '{{count}} review of the host',
  lister_reviews_other: '{{count}} reviews of the host',
  lister_reviews_none: 'No reviews of the host yet',
  metric_users: 'Guests',
  partners_text: 'Reach guests where they look for a bed.',
  related: 'Other vacation rentals of {{name}}',
};
