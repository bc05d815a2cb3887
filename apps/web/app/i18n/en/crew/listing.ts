export default {
  back_to_results: 'Crew houses near {{city}} ({{prefix}})',
  unknown_listing_text: "We can't find this crew house. The lister may have removed it.",
  own_is_hidden: 'This crew house is hidden from search. Anyone with the link can still see it.',
  own_is_inactive: "This crew house isn't active. Visitors can't see it.",
  my_crashpads: 'My crew house',
  gallery: 'Pictures of the crew house',
  description: 'About this crew house',
  related: "{{name}}'s other crew houses",
};
