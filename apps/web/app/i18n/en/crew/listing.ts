export default {
  back_to_results: 'Crew houses near {{city}} ({{prefix}})',
  unknown_listing_text: 'This crew house is not here. It may have been taken down.',
  own_is_hidden: 'This crew house is hidden from the search. Who has its address can see it.',
  own_is_inactive: 'This crew house is not active. Visitors cannot see it.',
  my_crashpads: 'My crew house',
  gallery: 'Pictures of the crew house',
  description: 'About this crew house',
  related: 'Other crew houses of {{name}}',
};
