export default {
  what: '{{purpose}}, demande de {{lister}} pour {{place}}',
  sent_on: 'Envoyée le {{when}}',
  reason: 'Motif : {{reason}}',
  title: 'Demandes de paiement',
  hold_bank_confirmation:
    'Votre banque vous demande de confirmer ce paiement. Touchez Payer et confirmez-le auprès de votre banque.',
  hold_collections_held:
    'Les paiements à {{lister}} sont suspendus pendant que nous examinons son compte. Vous pourrez payer quand nous vous dirons qu’ils reprennent.',
  hold_payouts:
    'En attente : {{lister}} ne peut pas encore recevoir de paiements par carte. Vous pourrez payer ensuite.',
  was_declined: 'La carte a été refusée. Rien n’a été débité.',
  status_disputed: 'Contesté : la banque décide',
  status_pending: 'En attente',
  status_completed: 'Payée',
  status_rejected: 'Refusée',
  status_taken_back: 'Repris par la banque',
  status_unknown: 'Inconnu',
  receipt: 'Reçu',
  receipt_label: 'Reçu de {{amount}} à {{lister}}',

  pay: 'Payer {{amount}}',
  pay_label: 'Payer {{amount}} à {{lister}}',
  paying: 'Paiement…',
  reject: 'Refuser',
  reject_label: 'Refuser la demande de {{amount}} de {{lister}}',
  pays_with:
    'Nous débiterons votre carte {{card}} se terminant par {{last4}}. Vous ne payez pas de frais.',
  step_paying: 'Un instant…',
  step_confirming: 'Confirmez le paiement auprès de votre banque.',
  step_processing: 'Votre paiement est en cours. Vous n’avez rien à faire.',
  step_long: 'Votre paiement est en cours. Vous n’avez rien à faire.',
  still_processing: 'C’est plus long que d’habitude. Vous ne serez pas débité(e) deux fois.',
  in_progress: 'Un paiement est en cours.',
  one_at_a_time: 'Un autre paiement est en cours.',
  switched: 'Seul le membre peut payer ou refuser.',
  no_card: 'Il vous faut une carte enregistrée pour payer.',
  add_card: 'Ajouter une carte',

  pay_failed: 'Le paiement a échoué, veuillez réessayer',
  reject_failed: 'La demande de paiement n’a pas pu être refusée',
  changed: 'Le montant a changé. Vérifiez-le avant de payer.',
  set_up_method: 'Ajoutez d’abord un moyen de paiement.',
  payment_methods: 'Voir vos moyens de paiement',

  reject_title: 'Refuser cette demande ?',
  reject_text:
    'Vous ne payez rien. Nous écrivons à {{lister}}, qui peut demander à nouveau {{amount}}.',
  rejected_done: 'Vous avez refusé la demande.',
  thanks_title: 'Merci',
  thanks_text: 'Vous avez payé {{amount}} à {{lister}}. Nous vous avons envoyé le reçu par e-mail.',
  done: 'Terminé',
};
