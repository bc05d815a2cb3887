export default {
  expired_meta: 'Renouveler le compte',
  expired_description: 'Renouvelez votre compte ou changez de forfait.',
  renewed_title: 'Vous avez renouvelé votre compte',
  renewed_lead: 'Votre forfait {{title}} court jusqu’au {{date}}.',
  changed_title: 'Vous avez changé de forfait',
  inactive_title: 'Votre compte est inactif',
  inactive_text:
    'Vous avez payé jusqu’au {{date}}, vous ne devez donc rien. Votre compte est inactif parce que vous n’avez pas de carte valable. Ajoutez-en une gratuitement pour le réactiver.',
  add_card: 'Ajouter une carte',
  expired_title: 'Votre compte a expiré',
  expired_lead: 'Votre forfait {{title}} s’est terminé le {{date}}. Renouvelez-le pour continuer.',
  renew_title: 'Renouveler votre compte',
  running_lead: 'Votre forfait {{title}} court jusqu’au {{date}}.',
  by_itself:
    'Nous débitons {{price}} automatiquement le {{date}}. Si vous payez maintenant, vous payez une période de plus à l’avance.',
  too_early_title: 'Déjà payé d’avance',
  too_early:
    'Vous avez payé jusqu’au {{paidUntil}}. Vous pourrez payer une autre période à partir du {{date}}.',
  renew_account: 'Renouveler le compte',
  change_package: 'Changer de forfait',
  other_package: 'Besoin d’un autre forfait ?',
  today: 'Débité aujourd’hui',
  limits: 'Dès aujourd’hui',
  begins: 'Début de la nouvelle période',
  at_once: 'Aujourd’hui',
  until: 'Accès jusqu’au',
  renews: 'Renouvellement automatique',
  price_on: '{{price}} le {{date}}',
  next_lister:
    'Se renouvelle chaque année à ce prix jusqu’à ce que vous désactiviez le renouvellement.',
  lister_returns: 'Vous pourrez à nouveau publier des crash pads dès que vous payez.',
  listings_return: 'Vos crash pads reviennent dans la recherche dès que vous payez.',
  search_returns: 'Vous pourrez à nouveau écrire aux loueurs dès que vous payez.',
  price_term: '{{price}} {{term}}',

  change_meta: 'Changer de forfait',
  change_description: 'Les forfaits que vous pouvez prendre : prix et limites.',
  change_title: 'Changer de forfait',
  plan_term: '{{title}}. {{term}}.',
  your_package: 'Votre forfait',
  select: 'Choisir {{title}}',
  renew_it: 'Renouveler {{title}}',
  one_package: 'Les candidats ont un seul forfait. Le renouveler ajoute six mois.',
  too_small_one:
    'Ce forfait permet {{count}} crash pad. Vous en avez {{own}}, y compris les inactifs.',
  too_small_other:
    'Ce forfait permet {{count}} crash pads. Vous en avez {{own}}, y compris les inactifs.',
  new_package: 'Votre nouveau forfait',
  change_now:
    'Dès que vous payez, {{title}} remplace {{present}}, et une nouvelle année commence aujourd’hui. Vos jours non utilisés en paient une partie.',
  change_now_expired:
    'Dès que vous payez, votre compte s’ouvre à nouveau avec tout ce que comprend {{title}}.',
  change_smaller:
    '{{title}} a des limites plus basses : avec {{count}} locataires ou plus, vous ne pouvez pas en inviter d’autres. Les locataires actuels restent.',
  all_packages: 'Tous les forfaits',

  no_plan_title: 'Vous n’avez pas besoin de forfait',
  no_plan_text:
    'Les membres sans forfait ne paient rien à {{brand}}, et leurs comptes n’expirent pas.',
  no_plan_link: 'Mes locations',

  set_up_meta: 'Moyen de paiement',
  set_up_description: 'Ajoutez une carte, ou remplacez celle qui est enregistrée.',
  add_title: 'Ajouter un moyen de paiement',
  update_title: 'Modifier votre moyen de paiement',
  set_up_lead: 'Nous débitons cette carte au renouvellement de votre forfait.',
  set_up_lead_once:
    'Nous débitons cette carte quand vous renouvelez. Votre forfait ne se renouvelle pas automatiquement.',
  set_up_lead_free: 'Nous ne débitons cette carte que pour ce que vous acceptez de payer.',
  set_up_lead_unpaid:
    'Nous débitons cette carte pour votre première période quand vous terminez l’inscription.',
  will_renew:
    'Quand vous enregistrez cette carte, votre forfait {{title}} se renouvelle : nous débitons {{price}} le {{date}}, puis une fois par an.',
  will_end:
    'Votre forfait {{title}} se termine le {{end}}. Nous ne débiterons pas cette carte pour lui.',
  without_renewal: 'Ne pas renouveler mon forfait',
  overdue:
    'Votre renouvellement de {{price}} est en retard. Nous débitons cette carte dès que vous l’enregistrez.',
  save_card: 'Enregistrer la carte',
  keep_card: 'Continuer avec cette carte',
  saving: 'Enregistrement…',
  saved: 'Votre moyen de paiement a été enregistré',
  saved_and_renewed:
    'Nous avons enregistré votre carte et débité {{price}} pour votre renouvellement.',
  saved_and_processing:
    'Nous avons enregistré votre carte. Votre renouvellement de {{price}} est en cours. Nous enverrons le reçu par e-mail.',
  declined_reason: 'Motif : {{reason}}',
  next_try: 'Nous réessayons le {{date}}. Vous pouvez corriger cela plus tôt.',
  no_next_try: 'Nous ne réessaierons pas cette carte automatiquement.',
  failed_declined: 'Votre banque a refusé votre renouvellement',
  failed_declined_text:
    'Votre banque a refusé le renouvellement de {{price}}. Rien n’a été débité. Ajoutez une autre carte ou payez maintenant.',
  failed_needs_confirmation: 'Veuillez confirmer votre renouvellement',
  failed_needs_confirmation_text:
    'Votre banque demande que vous confirmiez le renouvellement de {{price}}. Rien n’a été débité.',
  failed_no_card: 'Votre renouvellement n’a pas pu être débité',
  failed_no_card_text:
    'Vous n’avez pas de carte pour votre renouvellement de {{price}}. Ajoutez-en une pour renouveler.',
  pay_now: 'Payer maintenant',
  confirm_with_bank: 'Confirmer et renouveler',

  upgrade_meta: 'Votre compte et votre carte',
  upgrade_description: 'Votre carte enregistrée et la suite.',
  upgrade_title: 'Votre moyen de paiement est prêt',
  upgrade_lead: 'Vous pouvez maintenant renouveler ou changer votre forfait.',
  upgrade_lead_once: 'Vous pouvez maintenant renouveler votre forfait.',
  upgrade_lead_free: 'Vous pouvez continuer.',
  card: 'Votre carte',
  your_plan: 'Votre forfait',
  continue: 'Continuer',
  other_card: 'Utiliser une autre carte',
  change_free:
    '{{title}} remplace {{present}} aujourd’hui. Vos jours non utilisés le paient : rien n’est débité ni remboursé.',
  change_later:
    'Rien n’est débité aujourd’hui. {{present}} reste jusqu’au {{until}}, puis {{title}} commence. Nous débitons {{price}} le {{date}}, et votre forfait se renouvelle automatiquement.',
  confirm_later: 'Changer le {{date}}',
  confirm_free: 'Changer maintenant pour {{price}}',
  start_now: 'Le commencer maintenant',
  start_later: 'Le commencer le {{date}}',
  scheduled: '{{title}} commence le {{date}}.',
  kept: 'Vous gardez {{title}}.',
  keep: 'Garder {{title}}',
  from_day: 'À partir du {{date}}',
  now_is: '{{title}} est maintenant votre forfait.',
  renewal_anytime: 'Désactivez le renouvellement à tout moment',
  need_card: 'Configurez d’abord un moyen de paiement.',
  only_member: 'Seul le membre peut changer le forfait.',
};

export const vacation = {
  lister_returns: 'Vous pourrez à nouveau publier des logements dès que vous payez.',
  listings_return: 'Vos logements reviennent dans la recherche dès que vous payez.',
  search_returns: 'Vous pourrez à nouveau écrire aux hôtes dès que vous payez.',
  one_package: 'Les voyageurs ont un seul forfait. Le renouveler ajoute six mois.',
  too_small_one:
    'Ce forfait permet {{count}} logement. Vous en avez {{own}}, y compris les inactifs.',
  too_small_other:
    'Ce forfait permet {{count}} logements. Vous en avez {{own}}, y compris les inactifs.',
  change_smaller:
    '{{title}} a des limites plus basses : avec {{count}} locataires ou plus, vous ne pouvez pas en inviter d’autres. Les locataires actuels restent.',
  no_plan_link: 'Mes locations',
};

export const crew = {
  lister_returns: 'Vous pourrez à nouveau publier des logements dès que vous payez.',
  listings_return: 'Vos logements reviennent dans la recherche dès que vous payez.',
  too_small_one:
    'Ce forfait permet {{count}} logement. Vous en avez {{own}}, y compris les inactifs.',
  too_small_other:
    'Ce forfait permet {{count}} logements. Vous en avez {{own}}, y compris les inactifs.',
  no_plan_link: 'Mes locations',
};
