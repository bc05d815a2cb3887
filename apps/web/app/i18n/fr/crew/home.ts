export default {
  meta_title: '%brand% : des logements d’équipage près de chaque aéroport',
  meta_description:
    'Trouvez un logement d’équipage près de votre base. Comparez lits, chambres et maisons autour des aéroports du monde entier par prix, distance et lits libres.',
  hero_title: 'Trouvez un logement d’équipage près de votre base',
  see_cp_near_airports: 'Voir les logements',
  mode_crashpads: 'Logements d’équipage',
  metric_listings: 'logements d’équipage',
  bases_text: 'Les aéroports qui ont le plus de logements en ce moment.',
  featured_title: 'Logements d’équipage à la une',
  crew_step_1_text:
    'Voyez tous les logements à moins de 50 miles, du plus proche au plus éloigné, en liste ou sur une carte.',
  list_your_crash_pad: 'Publier votre logement',
};
