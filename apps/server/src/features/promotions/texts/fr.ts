export default {
  boost_1_month_term: 'un mois',
  boost_1_week_term: 'une semaine',
  boost_subscription_term: 'un mois, renouvelé chaque mois',
  title_boosted: 'Remonté',
  title_featured: 'À la une',
  already_boosted:
    'Ce crash pad est remonté. Attendez la fin de la remontée, ou annulez-le d’abord.',
  already_featured: 'Ce crash pad est déjà à la une.',
  boost_cancelled: 'Le boost de votre crash pad est arrêté.',
  boosted_until: 'Votre crash pad est remonté jusqu’au {{day}}.',
  changed: 'La mise en avant a changé entre-temps. Regardez-la à nouveau.',
  feature_cancelled: 'Votre crash pad n’est plus à la une. Il reste remonté jusqu’au {{day}}.',
  featured: 'Votre crash pad est maintenant à la une.',
  in_progress: 'Un paiement est déjà en cours. Attendez qu’il soit terminé.',
  not_active: 'Seul un crash pad actif peut être à la une. Réactivez-le d’abord.',
  not_promoted: 'Ce crash pad n’est ni à la une ni remonté.',
  removed: 'Ce crash pad a été retiré de la recherche, il ne peut donc pas être à la une.',
};

export const vacation = {
  already_boosted:
    'Ce logement est remonté. Attendez la fin de la remontée, ou annulez-le d’abord.',
  already_featured: 'Ce logement est déjà à la une.',
  boost_cancelled: 'Le boost de votre logement est arrêté.',
  boosted_until: 'Votre logement est remonté jusqu’au {{day}}.',
  feature_cancelled: 'Votre logement n’est plus à la une. Il reste remonté jusqu’au {{day}}.',
  featured: 'Votre logement est maintenant à la une.',
  not_active: 'Seul un logement actif peut être à la une. Réactivez-le d’abord.',
  not_promoted: 'Ce logement n’est ni à la une ni remonté.',
  removed: 'Ce logement a été retiré de la recherche, il ne peut donc pas être à la une.',
};

export const crew = {
  already_boosted:
    'Ce logement est remonté. Attendez la fin de la remontée, ou annulez-le d’abord.',
  already_featured: 'Ce logement est déjà à la une.',
  boost_cancelled: 'Le boost de votre logement est arrêté.',
  boosted_until: 'Votre logement est remonté jusqu’au {{day}}.',
  feature_cancelled: 'Votre logement n’est plus à la une. Il reste remonté jusqu’au {{day}}.',
  featured: 'Votre logement est maintenant à la une.',
  not_active: 'Seul un logement actif peut être à la une. Réactivez-le d’abord.',
  not_promoted: 'Ce logement n’est ni à la une ni remonté.',
  removed: 'Ce logement a été retiré de la recherche, il ne peut donc pas être à la une.',
};
