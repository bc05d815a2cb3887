export default {
  total_listings_one: '{{count}} logement',
  total_listings_other: '{{count}} logements',
  featured_why: 'Payé par l’hôte',
  meta_title: 'Logements de vacances près de {{city}} ({{prefix}})',
  meta_description_one:
    '{{count}} logement de vacances à moins de 50 miles de {{airport}} ({{prefix}}). Comparez lits, prix, distance et avis des voyageurs.',
  meta_description_other:
    '{{count}} logements de vacances à moins de 50 miles de {{airport}} ({{prefix}}). Comparez lits, prix, distance et avis des voyageurs.',
  heading: 'Logements de vacances près de {{city}} ({{prefix}})',
  save_search_text:
    'Nous vous écrivons quand un logement d’ici est nouveau, moins cher ou de nouveau libre.',
  show_crash_pads_one: 'Voir {{formatted}} logement',
  show_crash_pads_other: 'Voir {{formatted}} logements',
  full_houses_hidden: 'Logements complets masqués',
  all_listings: 'Tous les logements',
  none_title: 'Pas encore de logement ici',
  none_text:
    'Il n’y a aucune annonce à moins de {{miles}} miles de {{airport}} en ce moment. Essayez une autre destination proche.',
  none_match_title: 'Aucun logement ne correspond à ces filtres',
  show_results: 'Voir les logements',
  nearest_bases: 'Destinations les plus proches avec des logements',
  mode_crashpads: 'Logements de vacances',
};
