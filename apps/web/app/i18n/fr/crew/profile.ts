export default {
  meta_description: '{{name}} sur %brand% : logements d’équipage et avis des équipages.',
  crash_pads: 'Logements de {{name}}',
  crash_pads_pages: 'Pages des logements de {{name}}',
  crash_pads_previous: 'Logements précédents',
  crash_pads_next_one: 'Logement suivant',
  crash_pads_next_other: '{{count}} logements suivants',
  no_crash_pads: '{{name}} n’a pas de logement en ligne en ce moment.',
  crash_pads_count_one: '{{count}} logement',
  crash_pads_count_other: '{{count}} logements',
};
