export default {
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
