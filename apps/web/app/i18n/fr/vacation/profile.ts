export default {
  meta_title: '{{name}}, hôte depuis {{date}}',
  meta_description: '{{name}} sur %brand% : logements de vacances et avis des voyageurs.',
  no_reviews_text: 'Les voyageurs qui ont logé ici peuvent écrire le premier.',
  already_reviewed: 'Vous avez déjà donné votre avis sur cet hôte.',
  write_review_hint:
    'Les voyageurs qui louent chez {{name}} peuvent se connecter et laisser un avis.',
  crash_pads: 'Logements de {{name}}',
  crash_pads_pages: 'Pages des logements de {{name}}',
  crash_pads_previous: 'Logements précédents',
  crash_pads_next_one: 'Logement suivant',
  crash_pads_next_other: '{{count}} logements suivants',
  no_crash_pads: '{{name}} n’a pas de logement en ligne en ce moment.',
  crash_pads_count_one: '{{count}} logement',
  crash_pads_count_other: '{{count}} logements',
};
