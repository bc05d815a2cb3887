export default {
  featured_text: 'Payé par l’hôte',
  meta_title: '%brand% : des logements de vacances près de chaque aéroport',
  meta_description:
    'Trouvez un logement de vacances près de votre destination. Comparez lits, chambres et maisons autour des aéroports du monde entier par prix, distance et lits libres.',
  hero_title: 'Trouvez un logement de vacances près de votre destination',
  hero_text: 'Comparez les prix, les distances et les lits libres avant d’écrire à un hôte.',
  see_cp_near_airports: 'Voir les logements',
  mode_crashpads: 'Logements de vacances',
  metric_users: 'voyageurs',
  metric_listings: 'logements de vacances',
  bases_title: 'Les destinations les plus actives',
  bases_text: 'Les aéroports qui ont le plus de logements en ce moment.',
  featured_title: 'Logements de vacances à la une',
  crew_step_1: 'Indiquez votre destination',
  crew_step_1_text:
    'Voyez tous les logements à moins de 50 miles, du plus proche au plus éloigné, en liste ou sur une carte.',
  crew_step_2_text:
    'Regardez les types de lit, les prix, les dépôts de garantie, les lits libres et les avis.',
  crew_step_3: 'Écrivez à l’hôte',
  lister_step_2: 'Invitez vos locataires',
  lister_step_2_text: 'Voyez qui loue chaque lit, ses dates et son loyer. Plus besoin de tableur.',
  list_your_crash_pad: 'Publier votre logement',
  reviews_title: 'Ce que disent les locataires après leur séjour',
};
