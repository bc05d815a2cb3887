export default {
  services: 'Mes services',
  services_text: 'Ce que vous avez payé, et quand cela se termine.',
  no_services_title: 'Pas encore de paiement',
  no_services_text:
    'Vos services apparaissent ici, avec la date de leur renouvellement ou de leur fin.',
  unpaid_title: 'Vous n’avez pas encore payé votre inscription',
  unpaid_text: 'Votre compte s’ouvre dès que vous payez.',
  finish_sign_up: 'Terminer l’inscription',
  unrenewed: 'Pas de renouvellement : payé jusqu’au {{date}}',
  ends: 'Se termine le {{date}}',
  ended: 'Terminé le {{date}}',
  paid_on: 'Payé le {{date}}',
  transactions: 'Voir les paiements de loyer',
  receipts: 'Voir tous les reçus',
  change_package: 'Changer de forfait',
  renew: 'Renouveler le compte',
  seeker_notice_title: 'Six mois d’accès',
  seeker_notice:
    'Un compte candidat est désactivé après 6 mois. Il ne se renouvelle pas automatiquement. Rien n’est débité à nouveau, sauf si vous le renouvelez.',
  tenant_title: 'Bienvenue',
  tenant_text:
    'Votre compte est gratuit : vous louez sur invitation de votre loueur et n’avez pas besoin de forfait. Vos locations et invitations sont sous Mes locations.',
  admin_title: 'Vous êtes administrateur',
  admin_text: 'Les comptes administrateur n’ont pas de forfait et ne paient rien.',
  find_member: 'Trouver un membre',
  my_rentals: 'Mes locations',
  find: 'Trouver un crash pad',

  plans: 'Changer de forfait',
  plans_text: 'Choisissez un forfait. Vous voyez son prix et sa date de début avant de payer.',
  present: 'Votre forfait',
  selected: 'Choisi',
  select: 'Choisir',
  select_plan: 'Choisir {{title}}',
  change_plan: 'Changer de forfait',
  choose_first: 'Choisissez d’abord un autre forfait.',
  next_is_price: 'Étape suivante : confirmez {{title}}.',

  card: 'Moyen de paiement',
  card_text: 'Nous débitons cette carte au renouvellement de votre forfait.',
  card_text_once:
    'Votre forfait ne se renouvelle pas automatiquement. Nous débitons cette carte quand vous le renouvelez.',
  card_text_none: 'La carte pour votre forfait.',
  only_member: 'Seul le membre peut ajouter, changer ou supprimer une carte.',
  card_text_tenant: 'Une carte vous permet de payer le loyer par AutoPay.',
  inactive_title: 'Votre compte est inactif',
  inactive_text:
    'Il n’y a pas de carte valable. Rien ne sera plus débité. Ajoutez une carte pour réactiver votre compte.',
  choose: 'Quelle carte ?',
  current: 'Carte actuelle',
  no_card: 'Pas encore de carte.',
  card_invalid:
    'Votre moyen de paiement n’est pas valide ou n’existe plus. Veuillez en ajouter un autre.',
  card_is_over:
    'Cette carte a expiré. Si votre banque l’a renouvelée, modifiez la date d’expiration. Sinon, ajoutez une autre carte.',
  add_card: 'Ajouter une carte',
  change_card: 'Ajouter ou changer de carte',
  save_card: 'Enregistrer la carte',
  saving: 'Enregistrement…',
  card_saved: 'Carte enregistrée.',
  fields_loading: 'Chargement des champs de carte…',
  secure:
    'Votre numéro de carte va directement au prestataire de paiement. Nous ne le voyons jamais.',
  edit_expiry: 'Modifier l’expiration',
  month: 'Mois',
  year: 'Année',
  save_expiry: 'Enregistrer',
  expiry_saved: 'Date d’expiration modifiée.',
  verify_info: 'Oups, vérifiez les informations et réessayez.',
  delete_title: 'Supprimer le moyen de paiement',
  delete_text:
    'Vous allez supprimer votre moyen de paiement principal. Voulez-vous vraiment continuer ? Cette action est définitive.',
  delete_effect: 'Votre compte devient inactif.',
  delete_effect_tenant: 'Nous ne débitons plus cette carte.',
  delete_renewals:
    'Votre forfait ne se renouvelle plus, et un renouvellement en attente est annulé.',
  delete_featured:
    'La mise en avant ne se renouvelle plus, et un renouvellement en attente est annulé.',
  delete_autopay:
    'AutoPay est suspendu jusqu’à ce que vous ajoutiez une carte, et nous en informons la personne qui vous loge. Le loyer dû reste dû.',
  delete_confirm: 'Supprimer la carte',
  deleted: 'Carte supprimée. Votre compte est inactif, et rien ne sera plus débité.',
  deleted_tenant: 'Carte supprimée. Rien ne sera plus débité.',
  replace_title: 'Remplacer le moyen de paiement',
  replace_text:
    'Vous allez remplacer votre moyen de paiement principal. Voulez-vous vraiment continuer ? Cette action est définitive.',
  replace_confirm: 'Remplacer la carte',

  autopay: 'AutoPay',
  autopay_text: 'Nous encaissons le loyer automatiquement à l’échéance.',
  autopay_switch: 'Encaisser les loyers avec AutoPay',
  autopay_off:
    'AutoPay est désactivé. Vous encaissez le loyer vous-même. Activez-le pour voir les trois étapes.',
  autopay_disconnected:
    'AutoPay est désactivé et votre compte de versement n’est plus relié. Activez AutoPay pour en relier un.',
  autopay_on:
    'AutoPay est activé. Le loyer est encaissé automatiquement dès que vous avez terminé les trois étapes ci-dessous.',
  autopay_only_member: 'Seul le membre peut le modifier.',
  autopay_inactive: 'Vous pourrez le modifier quand votre compte sera actif.',
  autopay_runs: 'AutoPay est activé. Le loyer est encaissé automatiquement à l’échéance.',
  autopay_is_on: 'AutoPay est activé.',
  autopay_is_off: 'AutoPay est désactivé. Vous encaissez le loyer vous-même.',
  autopay_off_title: 'Désactiver AutoPay ?',
  autopay_off_for: 'Désactiver AutoPay pour {{who}} ?',
  who_tenants_one: '{{count}} locataire',
  who_tenants_other: '{{count}} locataires',
  who_invited_one: '{{count}} personne invitée',
  who_invited_other: '{{count}} personnes invitées',
  who_both: '{{tenants}} et {{invited}}',
  autopay_off_text:
    'Nous n’encaisserons plus le loyer automatiquement. Vous l’encaissez vous-même. Vos crash pads et vos locataires ne changent pas, et vous pouvez réactiver AutoPay à tout moment.',
  autopay_off_confirm: 'Désactiver',
  autopay_keep: 'Le garder',
  autopay_off_tenants_one: 'AutoPay s’arrête pour {{who}}. Nous l’en informons par e-mail.',
  autopay_off_tenants_other: 'AutoPay s’arrête pour {{who}}. Nous les en informons par e-mail.',
  autopay_again_text:
    'Des locataires avaient AutoPay, ou une demande en attente, jusqu’à ce qu’il soit désactivé ou que votre compte de versement soit déconnecté.',
  autopay_again_one: 'Redemander à {{count}} locataire',
  autopay_again_other: 'Redemander à {{count}} locataires',
  autopay_asked_one: 'Vous avez redemandé à {{count}} locataire.',
  autopay_asked_other: 'Vous avez redemandé à {{count}} locataires.',
  autopay_not_asked: 'Ne reçoivent pas de nouvelle demande :',
  autopay_not_asked_row: '{{name}}, {{location}} : {{reason}}',
  autopay_not_asked_no_rent: 'il ne reste plus de loyer à payer',
  autopay_not_asked_card_amount: 'ce montant ne peut pas être débité d’une carte',
  autopay_not_asked_no_contact: 'vous ne pouvez pas contacter cette personne',
  autopay_someone: 'Membre invité',
  fact_rent: 'Le loyer est débité à 07:00 UTC le jour de l’arrivée.',
  fact_deposit: 'Nous débitons le dépôt de garantie quand le locataire accepte.',
  fact_fee: '{{brand}} prend 1 % en plus des frais du prestataire de paiement.',
  fact_example: 'Sur {{amount}}, les frais sont d’environ {{fee}} : vous recevez {{net}}.',
  fact_setup: 'La configuration prend environ 1 minute.',
  steps: 'Trois étapes vers AutoPay',
  step: 'Étape {{number}}',
  step_done: 'terminée',
  step_connect: 'Reliez le prestataire de versement',
  step_connect_text:
    'Le prestataire de versement vérifie votre identité et envoie les loyers sur votre compte bancaire. Nous ne voyons jamais vos données bancaires.',
  step_crashpads: 'Préparez vos crash pads',
  step_crashpads_text: 'Publiez vos crash pads avec chambres, lits et prix.',
  add_crashpad: 'Ajouter un crash pad',
  my_crashpads: 'Mes crash pads',
  step_tenants: 'Invitez des locataires',
  step_tenants_text: 'Invitez vos locataires par e-mail. Ils voient les montants avant d’accepter.',
  my_crew: 'Mes locataires',

  one_time: 'Paiement ponctuel',
  one_time_text:
    'Les paiements ponctuels que vos loueurs demandent, comme un dépôt de garantie ou le stationnement.',
  one_time_none: 'Aucune demande de paiement',
  one_time_none_text:
    'Quand un loueur demande un paiement, vous pouvez le payer ou le refuser ici.',
  promotion_renews: 'Se renouvelle le {{date}}',
  changed: 'Remplacé par {{title}} le {{date}}',
  renewal: 'Renouveler automatiquement',
  renewal_on: 'Nous débitons {{price}} le {{date}}.',
  renewal_soon: 'Nous débitons {{price}} dans la minute.',
  renewal_off:
    'Votre forfait court jusqu’au {{date}}, puis votre compte expire. Votre carte reste enregistrée.',
  renewal_is_on: 'Votre forfait se renouvelle automatiquement.',
  renewal_is_off: 'Votre forfait ne sera pas renouvelé.',
  renewal_hint:
    'Pour annuler votre compte tout de suite, supprimez la carte sous le moyen de paiement. Votre compte devient inactif et rien ne se renouvelle.',
};

export const vacation = {
  seeker_notice:
    'Un compte voyageur est désactivé après 6 mois. Il ne se renouvelle pas automatiquement. Rien n’est débité à nouveau, sauf si vous le renouvelez.',
  tenant_title: 'Bienvenue',
  tenant_text:
    'Votre compte est gratuit : vous louez sur invitation de votre hôte et n’avez pas besoin de forfait. Vos locations et invitations sont sous Mes locations.',
  my_rentals: 'Mes locations',
  find: 'Trouver un logement',
  autopay_off_text:
    'Nous n’encaisserons plus le loyer automatiquement. Vous l’encaissez vous-même. Vos logements et vos locataires ne changent pas, et vous pouvez réactiver AutoPay à tout moment.',
  who_tenants_one: '{{count}} locataire',
  who_tenants_other: '{{count}} locataires',
  autopay_again_one: 'Redemander à {{count}} locataire',
  autopay_again_other: 'Redemander à {{count}} locataires',
  autopay_asked_one: 'Vous avez redemandé à {{count}} locataire.',
  autopay_asked_other: 'Vous avez redemandé à {{count}} locataires.',
  fact_deposit: 'Nous débitons le dépôt de garantie quand le locataire accepte.',
  step_crashpads: 'Préparez vos logements',
  step_crashpads_text: 'Publiez vos logements avec chambres, lits et prix.',
  add_crashpad: 'Ajouter un logement',
  my_crashpads: 'Mes logements',
  step_tenants: 'Invitez des locataires',
  step_tenants_text: 'Invitez vos locataires par e-mail. Ils voient les montants avant d’accepter.',
  my_crew: 'Mes locataires',
  one_time_text:
    'Les paiements ponctuels que vos hôtes demandent, comme un dépôt de garantie ou le stationnement.',
  one_time_none_text: 'Quand un hôte demande un paiement, vous pouvez le payer ou le refuser ici.',
};

export const crew = {
  tenant_text:
    'Votre compte est gratuit : vous louez sur invitation de votre loueur et n’avez pas besoin de forfait. Vos locations et invitations sont sous Mes locations.',
  my_rentals: 'Mes locations',
  find: 'Trouver un logement',
  autopay_off_text:
    'Nous n’encaisserons plus le loyer automatiquement. Vous l’encaissez vous-même. Vos logements et vos locataires ne changent pas, et vous pouvez réactiver AutoPay à tout moment.',
  step_crashpads: 'Préparez vos logements',
  step_crashpads_text: 'Publiez vos logements avec chambres, lits et prix.',
  add_crashpad: 'Ajouter un logement',
  my_crashpads: 'Mes logements',
};
