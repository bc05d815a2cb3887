export default {
  crash_pads_count_one: '{{count}} logement',
  crash_pads_count_other: '{{count}} logements',
  no_crash_pads_yet: 'Pas encore de logement',
  nearest_airport_none: 'Il n’y a aucun logement à moins de {{miles}} miles de vous.',
  favorites_full:
    'Vous avez enregistré {{count}} logements. Retirez-en un pour en enregistrer un autre.',
  recently_viewed_failed: 'Le chargement de ces logements a échoué.',
  recently_viewed_gone: 'Les logements que vous avez vus ne sont pas publiés en ce moment.',
};
