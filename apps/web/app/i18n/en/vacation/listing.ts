export default {
  meta_description:
    '{{beds}}, {{price}} per month, {{distance}} from {{airport}}. Pictures, house rules and guest reviews.',
  meta_description_no_airport:
    '{{beds}}, {{price}} per month. Pictures, house rules and guest reviews.',
  back_to_results: 'Vacation rentals near {{city}} ({{prefix}})',
  unknown_listing_text: "We can't find this vacation rental. The host may have removed it.",
  own_is_hidden:
    'This vacation rental is hidden from search. Anyone with the link can still see it.',
  own_is_inactive: "This vacation rental isn't active. Visitors can't see it.",
  my_crashpads: 'My vacation rental',
  gallery: 'Pictures of the vacation rental',
  message_lister: 'Message the host',
  description: 'About this vacation rental',
  rules_none: "The host hasn't added house rules. You can ask them.",
  lister: 'The host',
  metric_users: 'Guests',
  related: "{{name}}'s other vacation rentals",
};
