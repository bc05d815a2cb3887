export default {
  signup_meta: 'Mettre un crash pad à la une',
  signup_description: 'Affichez votre crash pad en premier à ses aéroports.',
  signup_title: 'Soyez vu en premier',
  signup_lead: 'Choisissez comment « {{title}} » est mis en avant.',
  preview: 'Comme les équipages le verront',
  preview_featured:
    'Au-dessus de tous les autres crash pads de ses aéroports, avec la mention À la une.',
  preview_boosted: 'En tête des autres crash pads de ses aéroports, avec la mention Remonté.',
  airports_title: 'À vos aéroports en ce moment',
  featured_at_zero: '{{prefix}} : aucun crash pad à la une',
  featured_at_one: '{{prefix}} : {{count}} crash pad à la une',
  featured_at_other: '{{prefix}} : {{count}} crash pads à la une',
  order_note:
    'Les visiteurs choisissent comment trier les crash pads mis en avant. Ce que paient les loueurs ne compte pas. Prix, étoiles et distance restent les mêmes.',
  how_it_works: 'Comment fonctionne « À la une »',
  full_warning:
    'Tous les lits sont occupés. Mettre en avant un crash pad complet ne rapporte rien.',
  hidden_warning:
    'Ce crash pad est masqué dans la recherche, personne ne verra donc la mise en avant. Affichez-le d’abord dans la recherche.',
  options: 'Choisissez une mise en avant',
  boost_subscription: 'À la une, au mois',
  boost_1_week: 'Remonté pendant 1 semaine',
  boost_1_month: 'Remonté pendant 1 mois',
  boost_subscription_then:
    'Se renouvelle le {{date}} puis chaque mois, jusqu’à ce que vous annuliez.',
  boost_1_week_then: 'Se termine le {{date}}. Nous ne débitons plus rien ensuite.',
  boost_1_month_then: 'Se termine le {{date}}. Nous ne débitons plus rien ensuite.',
  per_month: '{{price}} par mois',
  once: '{{price}} une fois',
  terms_featured:
    'Nous débitons {{price}} maintenant, puis chaque mois tant que les équipages peuvent trouver ce crash pad. Annulez à tout moment ; il reste alors remonté jusqu’à la fin du mois payé. Nous ne remboursons pas le temps non utilisé.',
  terms_boosted:
    'Nous débitons {{price}} maintenant, une seule fois. Nous ne remboursons pas le temps non utilisé.',
  pay: 'Payer {{price}}',
  not_now: 'Plus tard',
  paid_featured: 'Votre crash pad est à la une',
  paid_boosted: 'Votre crash pad est remonté',
  paid_featured_text:
    'Il est désormais au-dessus des autres. La mise en avant se renouvelle le {{date}}.',
  paid_boosted_text: 'Il est en tête des autres jusqu’au {{date}}.',
  paid_toast: 'Payé. Votre crash pad est monté dans la recherche.',
  receipt: 'Voir le reçu',
  my_crashpads: 'Mes crash pads',
  leaving: 'Nous ouvrons vos crash pads dans un instant.',
  stay: 'Rester ici',
  staying: 'Vous restez sur cette page.',
  refused_not_active: 'Réactivez-le d’abord',
  refused_not_active_text: 'Seul un crash pad actif peut être à la une ou remonté.',
  refused_removed: 'Ce crash pad n’est pas dans la recherche',
  refused_removed_text:
    'Nous l’avons retiré après un signalement, il ne peut donc pas être mis en avant. Contactez-nous si vous pensez que c’est une erreur.',
  refused_promoted: 'Vous mettez déjà ce crash pad en avant',
  refused_promoted_text:
    'Attendez la fin de la mise en avant, ou annulez-la dans le menu sous Mes crash pads.',
  refused_expired: 'Renouvelez d’abord votre forfait',
  refused_expired_text: 'Votre forfait a expiré : les équipages ne trouvent plus vos crash pads.',
  refused_inactive_account: 'Votre compte est inactif',
  refused_inactive_account_text: 'Complétez votre paiement, puis mettez votre crash pad en avant.',
  renew: 'Renouveler',
  payment_details: 'Compléter le paiement',
  renewal_title: 'Le garder à la une',
  renewal_text:
    'Nous n’avons pas pu débiter le mois suivant. Il était payé jusqu’au {{date}}. Payez maintenant pour qu’il reste à la une.',
  renewal_paid: 'Payé. Votre crash pad reste à la une.',

  featured_meta: 'Crash pads à la une',
  featured_description: 'Les crash pads à la une par aéroport, et ce que signifie « À la une ».',
  featured_title: 'Crash pads à la une',
  featured_lead:
    'Leurs loueurs paient pour être vus en premier. L’ordre de cette page change chaque jour, chacun a donc son tour.',
  featured_lead_near:
    'Leurs loueurs paient pour être vus en premier. Le plus proche de {{prefix}} est en haut.',
  featured_near: 'À la une près de {{prefix}}',
  by_airport: 'Par aéroport',
  all_airports: 'Tous les aéroports',
  all_near: 'Tous les crash pads près de {{prefix}}',
  none_title: 'Aucun crash pad à la une',
  none_near_title: 'Aucun crash pad à la une près de {{prefix}}',
  none_text: 'Vous pouvez quand même voir tous les autres crash pads.',
  find: 'Trouver un crash pad',
  what_title: 'Ce que signifie « À la une »',
  what_label_title: 'Toujours signalé',
  what_label:
    'Quand un loueur paie pour une place, la carte porte la mention À la une ou Remonté. Rien d’autre ne change.',
  what_price_title: 'Un même prix pour tous',
  what_price: 'Personne ne peut payer plus pour être plus haut. Il n’y a pas d’enchères.',
  what_order_title: 'Vous choisissez l’ordre',
  what_order:
    'Les crash pads à la une suivent le tri que vous choisissez : distance, prix, titre ou date.',
  what_more: 'Prix et détails',
};

export const vacation = {
  signup_meta: 'Mettre un logement à la une',
  signup_description: 'Affichez votre logement en premier à ses aéroports.',
  preview: 'Comme les voyageurs le verront',
  preview_featured:
    'Au-dessus de tous les autres logements de ses aéroports, avec la mention À la une.',
  preview_boosted: 'En tête des autres logements de ses aéroports, avec la mention Remonté.',
  featured_at_zero: '{{prefix}} : aucun logement à la une',
  featured_at_one: '{{prefix}} : {{count}} logement à la une',
  featured_at_other: '{{prefix}} : {{count}} logements à la une',
  order_note:
    'Les visiteurs choisissent comment trier les logements mis en avant. Ce que paient les hôtes ne compte pas. Prix, étoiles et distance restent les mêmes.',
  full_warning: 'Tous les lits sont occupés. Mettre en avant un logement complet ne rapporte rien.',
  hidden_warning:
    'Ce logement est masqué dans la recherche, personne ne verra donc la mise en avant. Affichez-le d’abord dans la recherche.',
  terms_featured:
    'Nous débitons {{price}} maintenant, puis chaque mois tant que les voyageurs peuvent trouver ce logement. Annulez à tout moment ; il reste alors remonté jusqu’à la fin du mois payé. Nous ne remboursons pas le temps non utilisé.',
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
  refused_expired_text: 'Votre forfait a expiré : les voyageurs ne trouvent plus vos logements.',
  refused_inactive_account_text: 'Complétez votre paiement, puis mettez votre logement en avant.',
  renewal_paid: 'Payé. Votre logement reste à la une.',
  featured_meta: 'Logements à la une',
  featured_description: 'Les logements à la une par aéroport, et ce que signifie « À la une ».',
  featured_title: 'Logements à la une',
  featured_lead:
    'Leurs hôtes paient pour être vus en premier. L’ordre de cette page change chaque jour, chacun a donc son tour.',
  all_near: 'Tous les logements près de {{prefix}}',
  none_title: 'Aucun logement à la une',
  none_near_title: 'Aucun logement à la une près de {{prefix}}',
  none_text: 'Vous pouvez quand même voir tous les autres logements.',
  find: 'Trouver un logement',
  what_label:
    'Quand un hôte paie pour une place, la carte porte la mention À la une ou Remonté. Rien d’autre ne change.',
  what_order:
    'Les logements à la une suivent le tri que vous choisissez : distance, prix, titre ou date.',
  featured_lead_near:
    'Leurs hôtes paient pour être vus en premier. Le plus proche de {{prefix}} est en haut.',
};

export const crew = {
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
