export default {
  signup_meta: 'Mettre un logement à la une',
  signup_description: 'Affichez votre logement en premier à ses aéroports.',
  preview_featured:
    'Au-dessus de tous les autres logements de ses aéroports, avec la mention À la une.',
  preview_boosted: 'En tête des autres logements de ses aéroports, avec la mention Remonté.',
  featured_at_zero: '{{prefix}} : aucun logement à la une',
  featured_at_one: '{{prefix}} : {{count}} logement à la une',
  featured_at_other: '{{prefix}} : {{count}} logements à la une',
  order_note:
    'Les visiteurs choisissent comment trier les logements mis en avant. Ce que paient les loueurs ne compte pas. Prix, étoiles et distance restent les mêmes.',
  full_warning: 'Tous les lits sont occupés. Mettre en avant un logement complet ne rapporte rien.',
  hidden_warning:
    'Ce logement est masqué dans la recherche, personne ne verra donc la mise en avant. Affichez-le d’abord dans la recherche.',
  terms_featured:
    'Nous débitons {{price}} maintenant, puis chaque mois tant que les équipages peuvent trouver ce logement. Annulez à tout moment ; il reste alors remonté jusqu’à la fin du mois payé. Nous ne remboursons pas le temps non utilisé.',
  paid_featured: 'Votre logement est à la une',
  paid_boosted: 'Votre logement est remonté',
  paid_toast: 'Payé. Votre logement est monté dans la recherche.',
  my_crashpads: 'Mes logements',
  leaving: 'Nous ouvrons vos logements dans un instant.',
  refused_not_active_text: 'Seul un logement actif peut être à la une ou remonté.',
  refused_removed: 'Ce logement n’est pas dans la recherche',
  refused_promoted: 'Vous mettez déjà ce logement en avant',
  refused_promoted_text:
    'Attendez la fin de la mise en avant, ou annulez-la dans le menu sous Mes logements.',
  refused_expired_text: 'Votre forfait a expiré : les équipages ne trouvent plus vos logements.',
  refused_inactive_account_text: 'Complétez votre paiement, puis mettez votre logement en avant.',
  renewal_paid: 'Payé. Votre logement reste à la une.',
  featured_meta: 'Logements à la une',
  featured_description: 'Les logements à la une par aéroport, et ce que signifie « À la une ».',
  featured_title: 'Logements à la une',
  all_near: 'Tous les logements près de {{prefix}}',
  none_title: 'Aucun logement à la une',
  none_near_title: 'Aucun logement à la une près de {{prefix}}',
  none_text: 'Vous pouvez quand même voir tous les autres logements.',
  find: 'Trouver un logement',
  what_order:
    'Les logements à la une suivent le tri que vous choisissez : distance, prix, titre ou date.',
};
