export default {
  meta_title: '{{brand}} : des crash pads près de chaque aéroport',
  meta_description:
    'Trouvez un crash pad près de votre base. Comparez lits, chambres et maisons autour des aéroports du monde entier par prix, distance et lits libres.',
  hero_title: 'Trouvez un crash pad près de votre base',
  hero_text: 'Comparez les prix, les distances et les lits libres avant d’écrire à un loueur.',
  see_cp_near_airports: 'Voir les crash pads',
  search_mode: 'Que cherchez-vous ?',
  mode_all: 'Tout',
  mode_crashpads: 'Crash pads',
  mode_rentals: 'Locations',
  mode_hotels: 'Hôtels',
  mode_activities: 'Activités',
  mode_restaurants: 'Restaurants',
  metrics: '{{brand}} en chiffres',
  metric_users: 'membres d’équipage',
  metric_listings: 'crash pads',
  metric_airports: 'aéroports',
  metric_cities: 'villes',
  metric_messages: 'messages envoyés',
  metric_online: 'en ligne',
  metric_views: 'vues par mois',
  bases_title: 'Les bases les plus actives',
  bases_text: 'Les aéroports qui ont le plus de crash pads en ce moment.',
  all_airports: 'Tous les aéroports et villes',
  featured_title: 'Crash pads à la une',
  featured_text: 'Payé par le loueur',
  featured_how: 'Comment fonctionne « À la une »',
  crew_title: 'Besoin d’un lit ? Trois étapes',
  crew_step_1: 'Indiquez votre base',
  crew_step_1_text:
    'Voyez tous les crash pads à moins de 50 miles, du plus proche au plus éloigné, en liste ou sur une carte.',
  crew_step_2: 'Comparez',
  crew_step_2_text:
    'Regardez les types de lit, les prix, les dépôts de garantie, les lits libres et les avis des équipages.',
  crew_step_3: 'Écrivez au loueur',
  crew_step_3_text: 'Posez vos questions et convenez des dates.',
  find_a_bed: 'Trouver un lit',
  lister_title: 'Un logement près d’un aéroport ? Trois étapes',
  lister_step_1: 'Publiez chambres et lits',
  lister_step_1_text:
    'Ajoutez photos, règles et prix. Les forfaits commencent à 49 $ par an, moins de 14 cents par jour.',
  lister_step_2: 'Invitez vos locataires',
  lister_step_2_text: 'Voyez qui loue chaque lit, ses dates et son loyer. Plus besoin de tableur.',
  lister_step_3: 'Encaissez les loyers',
  lister_step_3_text:
    'AutoPay encaisse dépôts de garantie et loyers à temps et les envoie à votre banque.',
  list_your_crash_pad: 'Publier votre crash pad',
  reviews_title: 'Avis des équipages',
};

export const vacation = {
  featured_text: 'Payé par l’hôte',
  meta_title: '{{brand}} : des logements de vacances près de chaque aéroport',
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

export const crew = {
  meta_title: '{{brand}} : des logements d’équipage près de chaque aéroport',
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
