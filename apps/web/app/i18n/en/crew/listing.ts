export default {
  back_to_results: 'Crew houses near {{city}} ({{prefix}})',
  unknown_listing_text: "We can't find this crew house. It may have been removed.",
  own_is_hidden: 'This crew house is hidden from search. Anyone with the link can still see it.',
  own_is_inactive: "This crew house is not active. Visitors can't see it.",
  my_crashpads: 'My crew house',
  gallery: 'Pictures of the crew house',
  description: 'About this crew house',
  related: "{{name}}'s other crew houses",
};
