export default {
  total_listings_one: '{{count}} logement',
  total_listings_other: '{{count}} logements',
  meta_title: 'Logements d’équipage près de {{city}} ({{prefix}})',
  meta_description_one:
    '{{count}} logement d’équipage à moins de 50 miles de {{airport}} ({{prefix}}). Comparez lits, prix, distance et avis des équipages.',
  meta_description_other:
    '{{count}} logements d’équipage à moins de 50 miles de {{airport}} ({{prefix}}). Comparez lits, prix, distance et avis des équipages.',
  heading: 'Logements d’équipage près de {{city}} ({{prefix}})',
  save_search_text:
    'Nous vous écrivons quand un logement d’ici est nouveau, moins cher ou de nouveau libre.',
  show_crash_pads_one: 'Voir {{formatted}} logement',
  show_crash_pads_other: 'Voir {{formatted}} logements',
  full_houses_hidden: 'Logements complets masqués',
  all_listings: 'Tous les logements',
  none_title: 'Pas encore de logement ici',
  none_match_title: 'Aucun logement ne correspond à ces filtres',
  show_results: 'Voir les logements',
  nearest_bases: 'Bases les plus proches avec des logements',
  mode_crashpads: 'Logements d’équipage',
};
