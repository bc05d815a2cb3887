export default {
  meta_title: 'Logements et recherches enregistrés',
  meta_description:
    'Les logements et les recherches que vous avez enregistrés, avec des alertes sur les nouveautés et les baisses de prix.',
  tab_listings: 'Logements',
  find_crash_pads: 'Trouver des logements',
  none_text: 'Touchez le cœur d’un logement, et vous le retrouverez ici.',
  removed: 'Logement supprimé',
  searches_login_text:
    'Connectez-vous pour enregistrer vos recherches et apprendre quels logements sont nouveaux ou moins chers.',
  no_filters: 'Tous les logements',
  compare_meta_title: 'Comparer des logements',
  compare_meta_description:
    'Prix, distances, lits et équipements de plusieurs logements, côte à côte.',
  compare_title: 'Comparer des logements',
  compare_none: 'Choisissez jusqu’à {{count}} de vos logements enregistrés pour les comparer.',
  compare_malformed:
    'Ce lien ne désigne aucun logement. Choisissez-en jusqu’à {{count}} parmi vos enregistrés.',
  compare_too_many: 'Vous pouvez comparer jusqu’à {{count}} logements à la fois.',
  compare_gone: 'Ces logements ne sont pas publiés en ce moment.',
  compare_missing_one: '{{count}} de ces logements n’est pas publié en ce moment.',
  compare_missing_other: '{{count}} de ces logements ne sont pas publiés en ce moment.',
  to_saved: 'Voir les logements enregistrés',
  compared_crash_pad: 'Logement',
  no_searches_text:
    'Cherchez près de votre destination et touchez « Enregistrer cette recherche ». Nous vous écrivons quand il y a du nouveau.',
};
