export default {
  after_dispute_lost: 'Votre banque l’a repris le {{day}}.',
  after_dispute_open: 'Votre banque le conteste depuis le {{day}}.',
  after_partially_refunded: 'Une partie a été remboursée.',
  after_refund_done: '{{amount}} vous en ont été rendus le {{day}}.',
  after_refund_pending: 'Un remboursement de {{amount}} est en route depuis le {{day}}.',
  after_refund_retrying:
    'Votre banque a renvoyé le {{day}} le remboursement de {{amount}}. Nous réessayons le {{next}}.',
  after_refund_returned: 'Votre banque a renvoyé le {{day}} le remboursement de {{amount}}.',
  after_refunded: 'Il a été remboursé.',
  basic_description: 'Un crash pad, renouvelé chaque année',
  being_changed: 'Ce paiement est en cours de modification. Réessayez dans une minute.',
  card_shared: 'Cette carte est aussi celle de {{name}}. Utilisez une autre carte.',
  on_day: 'le {{day}}',
  paid_by_card: 'Votre carte a été débitée de {{amount}} {{when}}. Elle ne l’a pas été de nouveau.',
  collections_held:
    'Les paiements à {{name}} sont suspendus pendant que nous examinons son compte. Rien n’est débité d’ici là.',
  card_disputed:
    'Une banque a repris un paiement de cette location. Rien n’est débité automatiquement avant sa décision.',
  payment: 'Paiement',
  premium_description: 'Quelques crash pads, renouvelés chaque année',
  pro_description: 'Autant de crash pads que vous voulez, renouvelés chaque année',
  rent_being_recorded: 'Ce loyer est en cours d’enregistrement. Réessayez dans une minute.',
  seeker_description: '9,99 $ pour six mois d’accès',
  add_card_again: 'Ajoutez à nouveau votre carte, puis réessayez.',
  bank_unconfirmed:
    'Votre banque n’a pas pu confirmer votre identité. Réessayez ou utilisez une autre carte.',
  bank_wants_confirmation: 'Votre banque vous demande de confirmer ce paiement.',
  cancelled: 'Ce paiement a été annulé. Votre carte n’a pas été débitée.',
  card_cannot_be_charged: 'Votre carte ne peut pas être débitée. Essayez une autre carte.',
  card_declined: 'Votre carte a été refusée. Essayez une autre carte.',
  card_expired: 'Votre carte a expiré. Essayez une autre carte.',
  card_number_wrong: 'Votre numéro de carte est incorrect.',
  card_unprocessed: 'Votre carte n’a pas pu être traitée. Réessayez dans un moment.',
  customer_missing: 'Un nouveau client a été créé pour vous. Ajoutez votre carte et réessayez.',
  customer_refused: 'Le prestataire de paiement n’accepte pas ce client. Contactez-nous.',
  cvc_wrong: 'Le code de sécurité de votre carte est incorrect.',
  declined_today: 'Cette carte a été refusée il y a moins d’un jour. Réessayez plus tard.',
  first_term_paid:
    'Votre première période est déjà payée. Pour continuer votre forfait, renouvelez-le.',
  first_term_unpaid: 'Votre première période n’est pas encore payée. Terminez votre inscription.',
  in_progress_wait: 'Un paiement est déjà en cours. Attendez qu’il soit terminé.',
  insufficient_funds: 'Votre carte n’a pas assez de provision. Essayez une autre carte.',
  method_unusable:
    'Votre moyen de paiement n’est pas valide ou n’existe plus. Veuillez en ajouter un autre.',
  no_card_on_file: 'Ajoutez d’abord un moyen de paiement, puis réessayez.',
  not_an_event: 'Ce n’est pas un événement.',
  not_by_card: 'Ce montant ne peut pas être débité d’une carte. Payez d’une autre façon.',
  not_here: 'Ce paiement ne peut pas être fait ici.',
  only_tenant_pays:
    'Seul le locataire peut payer ceci : AutoPay était désactivé à l’échéance, ou l’est maintenant.',
  other_plan_in_progress:
    'Un paiement pour un autre forfait est en cours. Attendez qu’il soit terminé.',
  paid: 'C’est déjà payé. Rien n’a été débité.',
  payee_not_ready:
    'Le loueur ne peut pas recevoir de paiements pour l’instant. Rien n’a été débité.',
  payments_unavailable: 'Les paiements ne sont pas possibles pour l’instant. Réessayez plus tard.',
  renewed_otherwise:
    'Votre forfait a été renouvelé entre-temps. Vérifiez-le avant de payer à nouveau.',
  signature_missing: 'La signature manque.',
  signature_wrong: 'La signature n’est pas valide.',
  tenant_card_declined: 'La carte du locataire a été refusée.',
  tenant_card_shared:
    'La carte du locataire est aussi la vôtre : elle ne peut pas être débitée. Il lui en faut une autre.',
  tenant_has_no_card: 'Le locataire n’a pas de carte qui puisse être débitée.',
  tenant_must_confirm: 'En attente : {{tenant}} doit confirmer auprès de sa banque.',
  today: 'aujourd’hui',
  too_early:
    'Vous avez déjà payé longtemps à l’avance. Vous pourrez renouveler à partir du {{day}}.',
  too_many_payments: 'Trop de paiements à la fois. Réessayez dans un moment.',
  credit_line: 'Avoir pour {{title}} : {{unused}} jours sur {{days}} non utilisés',
  waived_line: 'Offert : montant trop faible pour une carte',
  extra_days_line_one: 'À la place : {{count}} jour de plus',
  extra_days_line_other: 'À la place : {{count}} jours de plus',
  price_changed:
    'Le prix a changé entre-temps. Aucun montant n’a été débité. Veuillez le vérifier.',
  renewal_in_progress:
    'Votre forfait est en cours de débit. Patientez une minute, puis vérifiez de nouveau.',
  renewed_just_now:
    'Votre forfait vient d’être renouvelé et débité. Le renouvellement reste activé pour la période suivante.',
  term_has_ended: 'Votre forfait est terminé. Renouvelez-le.',
  no_plan_payment: 'Aucun forfait n’a été payé.',
  other_provider: 'Ce paiement a été fait chez un autre prestataire.',
  payment_disputed: 'La banque a repris ce paiement, ou peut le faire.',
  refund_in_flight: 'Un autre remboursement de ce paiement est en cours.',
};

export const vacation = {
  basic_description: 'Un logement, renouvelé chaque année',
  payee_not_ready: 'L’hôte ne peut pas recevoir de paiements pour l’instant. Rien n’a été débité.',
  premium_description: 'Quelques logements, renouvelés chaque année',
  pro_description: 'Autant de logements que vous voulez, renouvelés chaque année',
};

export const crew = {
  basic_description: 'Un logement, renouvelé chaque année',
  premium_description: 'Quelques logements, renouvelés chaque année',
  pro_description: 'Autant de logements que vous voulez, renouvelés chaque année',
};
