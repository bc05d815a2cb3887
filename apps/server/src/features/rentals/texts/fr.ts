export default {
  account_closed: 'Le compte a été fermé',
  account_needs_card_tenant: 'Ajoutez une carte à votre compte avant d’inviter un locataire.',
  autopay_changed: 'AutoPay a changé, ce n’est plus possible.',
  autopay_charges: 'AutoPay débite votre carte.',
  autopay_charges_lister: 'AutoPay débite la carte de {{tenant}}.',
  autopay_off: 'AutoPay est désactivé.',
  autopay_paused: 'AutoPay est en pause.',
  bed_blocked: 'Ce lit est bloqué du {{from}} au {{until}}.',
  bed_gone: 'Ce lit n’existe plus.',
  bed_held: 'Ce lit est réservé pour quelqu’un de la liste d’attente.',
  bed_not_free: 'Ce lit n’est pas libre le {{day}}.',
  bed_taken: 'Quelqu’un d’autre a ce lit.',
  bed_taken_from: 'Quelqu’un d’autre a ce lit à partir du {{day}}.',
  bed_taken_until: 'Quelqu’un d’autre a ce lit jusqu’au {{day}}.',
  booking: 'Référence de réservation {{reference}}',
  calendar_confirm: 'Votre banque vous demande de le confirmer. Rien n’est débité d’ici là.',
  calendar_confirm_lister:
    'En attente : {{tenant}} doit confirmer auprès de sa banque. Rien n’est débité d’ici là.',
  calendar_objection:
    'Vous avez une objection. Votre carte n’est pas débitée tant qu’elle est ouverte.',
  calendar_objection_lister:
    '{{tenant}} a une objection. Sa carte n’est pas débitée tant qu’elle est ouverte.',
  card_not_charged: 'Votre carte n’est plus débitée pour ce loyer.',
  card_not_charged_lister: 'La carte de {{tenant}} n’est plus débitée pour ce loyer.',
  check_in_of: 'Arrivée : {{about}}',
  check_out_of: 'Départ : {{about}}',
  checkout_not_requested: 'Le locataire n’a pas demandé d’autre date de départ.',
  checkout_requested_again: 'Le locataire a demandé un autre départ entre-temps.',
  checkout_updated: 'Date de départ modifiée.',
  closed_to_payments: 'Le loueur ne peut pas recevoir de paiements.',
  edited_meanwhile: 'Quelqu’un a modifié ceci entre-temps. Regardez-le à nouveau.',
  invitation_canceled: 'L’invitation a été annulée.',
  invitation_declined: 'Vous avez refusé l’invitation.',
  invitation_not_mailed:
    'L’invitation est enregistrée, mais son e-mail n’a pas été envoyé : l’adresse refuse nos e-mails.',
  invitation_over: 'Cette invitation a été acceptée ou supprimée et n’est plus valable',
  invitation_resent: 'L’invitation a été renvoyée.',
  few_strangers:
    'Vous pouvez inviter {{strangers}} personnes sans compte par jour tant que {{accepted}} de vos invitations n’ont pas été acceptées. Réessayez demain.',
  invitation_sent: 'L’invitation a été envoyée.',
  checkout_withdrawn: 'Demande retirée.',
  no_checkout_request:
    'Vous n’avez pas demandé d’autre date de départ, ou elle a reçu une réponse.',
  stay_goes_on: 'Vous pourrez clore ceci une fois le séjour terminé.',
  later_by_tenant:
    'Seul le locataire peut demander un départ plus tardif que celui que vous avez convenu.',
  late_fee: 'Frais de retard',
  left: 'Vous êtes parti(e). Nous avons prévenu l’autre partie.',
  no_conversation:
    'Vous n’avez pas de conversation avec ce membre, et il n’est pas sur votre liste d’attente.',
  no_reason: 'Aucun motif indiqué',
  unused_days: 'Jours non utilisés',
  unused_days_left: 'Jours non utilisés',
  not_active: 'Ce crash pad n’est pas actif. Réactivez-le pour inviter des locataires.',
  period: 'du {{from}} au {{to}}',
  objection_open: 'Votre locataire a une objection. Répondez-y d’abord.',
  rent_change_closed: 'Ce changement de loyer n’est plus ouvert.',
  rent_days: 'Jours : {{period}}.',
  rent_due: 'Loyer dû : {{amount}}, {{title}}',
  rental_changed: 'La location a changé, ce n’est plus possible.',
  stay_of: 'Séjour : {{about}}',
  tenant: 'Locataire',
  tenant_limit:
    'Votre forfait permet {{most}} locataires. Passez à un forfait supérieur pour en inviter un autre.',
  max_nights: 'Nuits par mois',
  nights_one: '{{count}} nuit au plus',
  nights_other: '{{count}} nuits au plus',
  you_declined:
    'Vous avez refusé l’invitation de {{who}} à {{title}}. Le lit est de nouveau libre.',
  you_declined_not_you: 'Ce n’était pas vous ? Demandez à {{who}} de vous inviter à nouveau.',
  you_declined_subject: 'Vous avez refusé l’invitation à {{title}}',
  autopay_requested_no_card:
    'Avec AutoPay, votre carte est débitée le jour où le loyer est dû. {{who}} paie les frais. Vous n’avez pas de carte enregistrée : ajoutez-en une en acceptant, ou refusez.',
  autopay_requested_later_no_card:
    'Avec AutoPay, votre carte est débitée le jour où le loyer est dû. {{who}} paie les frais. Vous pourrez répondre une fois l’invitation acceptée. Vous ajouterez une carte en acceptant AutoPay.',
  autopay_stop_withdrawn: 'AutoPay reste activé. Vous n’avez rien à faire.',
  autopay_stop_withdrawn_subject: '{{who}} ne vous demande plus de désactiver AutoPay',
  autopay_withdrawn_subject: '{{who}} a retiré la demande d’AutoPay',
  declined_read: 'Lire la raison',
  declined_reason:
    '{{tenant}} a donné une raison. Vous pouvez la lire dans l’historique de vos locataires.',
  deposit_hand: '{{amount}}, payés directement à {{who}}',
  deposit_hand_due: '{{amount}}, pas encore payés : vous les payez directement à {{who}}',
  deposit_hand_lister: '{{amount}}, pas encore payés : cette personne vous paie directement',
  deposit_paid: '{{amount}}, débités',
  deposit_received: '{{amount}}, payé',
  more_charges: 'Et {{count}} de plus',
  total: 'Au total',
  payouts_ended: 'Le compte de versement de {{who}} a été déconnecté : AutoPay a donc pris fin.',
  payouts_ended_asked:
    'Le compte de versement de {{who}} a été déconnecté : la demande d’AutoPay a donc été retirée.',
  payouts_ended_asked_subject: 'La demande d’AutoPay pour {{title}} a été retirée',
  payouts_ended_offered:
    'Le compte de versement de {{who}} a été déconnecté : l’invitation ne comprend donc plus AutoPay.',
  checkout_no_more: 'Aucun loyer n’est dû pour les jours à partir du {{day}}.',
  checkout_set_lister_subject: 'Vous avez fixé le départ de {{tenant}}',
  checkout_confirmed_lister_subject: 'Vous avez confirmé le départ de {{tenant}}',
  checkout_lister_next: 'D’ici là, le loyer reste dû comme avant.',
  unused_rent: 'Loyer non utilisé',
  unused_rent_lister: '{{amount}}. Il n’est rendu que si vous le faites.',
  unused_rent_tenant: '{{amount}}. {{who}} décide de le rendre ou non.',
  returned_rent: 'Loyer rendu',
  returned_rent_lister: '{{amount}} ({{days}}), que vous avez rendus le {{day}}',
  returned_rent_tenant: '{{amount}} ({{days}}), que {{who}} a rendus le {{day}}',
  rent_in_stay: 'Loyer rendu pour des jours du séjour',
  rent_in_stay_lister:
    '{{amount}}, le {{day}}. Ces jours ne sont pas facturés à nouveau. Pour les encaisser, demandez un paiement.',
  rent_in_stay_tenant:
    '{{amount}}, le {{day}}. Ces jours ne sont pas facturés à nouveau, mais {{who}} peut vous les demander.',
  rent_shortened: 'Loyer réduit',
  rent_shortened_to: '{{amount}} pour {{days}}, au lieu de {{whole}}',
  rent_canceled: 'Loyer annulé',
  rent_canceled_for: '{{amount}} pour {{days}}, qui n’est plus dû',
  deposit_unpaid: '{{amount}} non payé, qui n’est plus dû',
  deposit_unpaid_yet: '{{amount}} pas encore payé. Il ne sera plus dû à la fin du séjour.',
  paid_ahead: 'Avoir',
  paid_ahead_lister: '{{amount}}, à rendre ou à garder',
  paid_ahead_tenant: '{{amount}}. {{who}} le rend, ou le garde en disant pourquoi.',
  open_rent: 'Loyer impayé',
  open_rent_lister: '{{amount}}, encore dû',
  open_rent_tenant: '{{amount}}, encore à payer',
  deposit_left: 'Dépôt de garantie',
  deposit_left_lister: '{{amount}}, que vous détenez jusqu’au règlement',
  deposit_left_tenant: '{{amount}}, détenu par {{who}} jusqu’au règlement',
  deposit_stopped:
    'Le paiement du dépôt de garantie que vous aviez commencé est arrêté : vous n’avez rien à confirmer auprès de votre banque. Votre carte n’a pas été débitée.',
  deposit_stopped_lister:
    'Le paiement du dépôt de garantie qui attendait sa banque est arrêté. Sa carte n’a pas été débitée.',
};

export const vacation = {
  closed_to_payments: 'L’hôte ne peut pas recevoir de paiements.',
  not_active: 'Ce logement n’est pas actif. Réactivez-le pour inviter des locataires.',
};

export const crew = {
  not_active: 'Ce logement n’est pas actif. Réactivez-le pour inviter des locataires.',
};
