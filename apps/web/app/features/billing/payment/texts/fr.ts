export default {
  payment_meta: 'Paiement',
  payment_description: 'Payez votre forfait par carte.',
  payment_title: 'Dernière étape',
  payment_lead: 'Votre compte s’ouvre dès que vous payez.',
  your_plan: 'Votre forfait',
  today: 'Aujourd’hui',
  next_lister:
    'Nous débitons {{price}} aujourd’hui, puis {{price}} chaque année, la veille de la fin de votre période, jusqu’à ce que vous désactiviez le renouvellement.',
  plan_details: 'Ce que comprend le forfait',
  after_lister: 'Vous pourrez ensuite publier votre premier crash pad.',
  after_seeker: 'Vous pourrez ensuite écrire aux loueurs de tous les aéroports.',
  price_term: '{{price}} {{term}}',
  choose_another: 'Choisir un autre forfait',
  for_seekers: 'Pour trouver un crash pad',
  for_listers: 'Pour publier des crash pads',
  update_method: 'Modifier le moyen de paiement',
  other_terms_lister:
    'Les loueurs et les personnes qui cherchent acceptent des conditions différentes.',
  other_terms_seeker:
    'Les personnes qui cherchent et les loueurs acceptent des conditions différentes.',
  read_terms: 'Lire les conditions',
  agree_terms: 'J’ai lu les conditions et je les accepte.',
  agree_first: 'Veuillez d’abord accepter les conditions.',
  in_short: 'En bref : {{description}}.',
  card: 'Votre carte',
  current_card: '{{card}} se terminant par {{last4}}',
  valid_until: 'Valable jusqu’à {{expiry}}',
  other_card: 'Ajouter une autre carte',
  card_invalid:
    'Votre moyen de paiement n’est pas valide ou n’existe plus. Veuillez en ajouter un autre.',
  card_is_over: 'Cette carte a expiré. Ajoutez-en une autre, ou',
  update_expiry: 'modifiez sa date d’expiration dans les paramètres.',
  badge_active: 'Active',
  badge_invalid: 'Non valide',
  was_declined: 'Refusée la dernière fois',
  first_name: 'Prénom',
  last_name: 'Nom',
  card_number: 'Numéro de carte',
  expiry: 'Expiration',
  cvc: 'CVC',
  zip: 'Code postal',
  country: 'Pays',
  choose_country: 'Choisissez un pays',
  fields_failed: 'Le chargement des champs de carte a échoué.',
  fields_loading: 'Chargement des champs de carte…',
  test_mode: 'Mode test : pas d’argent réel. Utilisez la carte 4242 4242 4242 4242.',
  pay: 'Payer {{price}}',
  paying: 'Paiement…',
  secured_by_stripe: 'Sécurisé par Stripe',
  if_declined:
    'Si votre carte est refusée, rien n’est débité. Vous pouvez la vérifier ou en utiliser une autre.',
  terms: 'Conditions',
  refunds: 'Remboursements',
  new_window: '(dans une nouvelle fenêtre)',
  secure:
    'Votre numéro de carte va directement au prestataire de paiement. Nous ne le voyons jamais.',
  charged_at_once: 'Dès que vous enregistrez cette carte, nous débitons :',
  charged_nothing: 'Rien n’est débité quand vous enregistrez cette carte.',
  charged_later: 'Plus tard, nous débitons :',
  charge_line: '{{title}} : {{amount}}',
  charge_line_on: '{{title}} : {{amount}} le {{day}}',
  confirming: 'Confirmez le paiement auprès de votre banque.',
  processing_title: 'Votre paiement est en cours',
  processing_text:
    'Le prestataire de paiement n’a pas encore répondu. Vous n’avez rien à faire. Cette page se met à jour automatiquement, et vous ne serez pas débité(e) deux fois.',
  processing_long:
    'C’est plus long que d’habitude. Vous pouvez fermer cette page et vous connecter plus tard. Vous ne serez pas débité(e) deux fois.',
  check_again: 'Vérifier à nouveau',
  paid: 'Paiement réussi. Un instant, nous vous redirigeons…',
  paid_title: 'Payé',
  paid_text: '{{title}}, {{price}}. Nous vous avons envoyé le reçu par e-mail.',
  other_failed: 'Le paiement dans un autre onglet n’a pas abouti. Rien n’a été débité ici.',
  paid_before: 'C’est déjà payé. Rien n’a été débité.',
  paid_elsewhere: 'Vous avez payé {{amount}} dans un autre onglet. Rien n’a été débité ici.',
  renewed_by_card:
    'Nous avons débité cette carte pour votre renouvellement en retard. Vérifiez la nouvelle date avant de payer à nouveau.',
  only_member: 'Vous voyez le compte d’un membre. Seul ce membre peut payer ou ajouter une carte.',
  see_receipts: 'Voir vos reçus',

  important_notice: 'Avis important',
  ok: 'OK',
  invalid_payment_method: 'Moyen de paiement non valide',
  invalid_payment_method_text:
    'Votre moyen de paiement a été supprimé, par inactivité ou manuellement. Veuillez réessayer.',
  invalid_customer: 'Client non valide',
  invalid_customer_text: 'Un nouveau client a été créé automatiquement. Veuillez réessayer.',
  invalid_card: 'Carte non valide [{{code}}]',
  card_declined: 'Carte refusée [{{code}}]',
  error_with_code: 'Erreur [{{code}}]',
  error: 'Erreur',
  no_message: 'Une erreur s’est produite. Veuillez réessayer.',
  not_confirmed_text:
    'Votre banque n’a pas pu confirmer votre identité. Payez à nouveau et confirmez auprès d’elle, ou utilisez une autre carte. Rien n’a été débité.',
  not_confirmed_saving:
    'Votre banque n’a pas pu confirmer votre identité. Enregistrez à nouveau la carte et confirmez auprès d’elle, ou utilisez une autre carte. Rien n’a été débité.',
  fix_saving:
    'La carte n’a pas été enregistrée. Vérifiez-la ou utilisez-en une autre, puis réessayez. Rien n’a été débité.',
  fix_card:
    'Vérifiez la carte ou utilisez-en une autre, puis payez à nouveau. Rien n’a été débité.',
  not_charged: 'Rien n’a été débité.',
  contact: 'Toujours un problème ? Contactez-nous :',
};

export const vacation = {
  after_lister: 'Vous pourrez ensuite publier votre premier logement.',
  after_seeker: 'Vous pourrez ensuite écrire aux hôtes de tous les aéroports.',
  for_seekers: 'Pour trouver un logement',
  for_listers: 'Pour publier des logements',
  other_terms_lister: 'Les hôtes et les voyageurs acceptent des conditions différentes.',
  other_terms_seeker: 'Les voyageurs et les hôtes acceptent des conditions différentes.',
};

export const crew = {
  after_lister: 'Vous pourrez ensuite publier votre premier logement.',
  after_seeker: 'Vous pourrez ensuite écrire aux loueurs de tous les aéroports.',
  for_seekers: 'Pour trouver un logement',
  for_listers: 'Pour publier des logements',
};
