export default {
  late_fee: 'Frais de retard',
  max_nights: 'Nuits par mois',
  nights_one: '{{count}} nuit au plus',
  nights_other: '{{count}} nuits au plus',
  you_declined:
    'Vous avez refusé l’invitation de {{who}} à {{title}}. Le lit est de nouveau libre.',
  you_declined_not_you: 'Ce n’était pas vous ? Demandez à {{who}} de vous inviter à nouveau.',
  you_declined_subject: 'Vous avez refusé l’invitation à {{title}}',
  autopay_paused_invalid:
    'La carte de {{tenant}} ne fonctionne plus et doit être remplacée. D’ici là, aucun loyer n’y est débité.',
  autopay_paused_no_card:
    '{{tenant}} a supprimé sa carte. Sans nouvelle carte, aucun loyer n’est débité automatiquement.',
  autopay_paused_subject: 'AutoPay de {{tenant}} est en pause',
  autopay_requested_no_card:
    'Avec AutoPay, votre carte est débitée le jour où le loyer est dû. {{who}} paie les frais. Vous n’avez pas de carte enregistrée : ajoutez-en une en acceptant, ou refusez.',
  autopay_requested_later_no_card:
    'Avec AutoPay, votre carte est débitée le jour où le loyer est dû. {{who}} paie les frais. Vous pourrez répondre une fois l’invitation acceptée. Vous ajouterez une carte en acceptant AutoPay.',
  autopay_stop_withdrawn: 'AutoPay reste activé. Vous n’avez rien à faire.',
  autopay_stop_withdrawn_subject: '{{who}} ne vous demande plus de désactiver AutoPay',
  autopay_withdrawn: 'Vous n’avez rien à faire.',
  autopay_withdrawn_subject: '{{who}} a retiré la demande d’AutoPay',
  change_accepted_lister: '{{tenant}} a accepté un loyer de {{amount}}',
  change_accepted_next_lister: 'Le loyer dû avant ce jour ne change pas.',
  change_accepted_next_tenant: 'Le loyer dû avant ce jour ne change pas.',
  change_accepted_tenant: 'Vous avez accepté un loyer de {{amount}}',
  change_announced_lister: 'Le loyer de {{tenant}} passe à {{amount}}',
  change_announced_next_lister:
    '{{tenant}} n’a pas besoin de répondre. Le loyer dû avant ce jour ne change pas.',
  change_announced_next_tenant:
    'Vous n’avez pas besoin de répondre. Le loyer dû avant ce jour ne change pas.',
  change_announced_tenant: '{{who}} a changé votre loyer à {{amount}}',
  change_asked_lister: 'Vous avez demandé à {{tenant}} un loyer de {{amount}}',
  change_asked_next_lister:
    'Il ne vaut que si {{tenant}} l’accepte. D’ici là, le loyer ne change pas.',
  change_asked_next_tenant:
    'Il ne vaut que si vous l’acceptez, sous Mes locations. D’ici là, votre loyer ne change pas.',
  change_asked_tenant: '{{who}} demande un loyer de {{amount}}',
  change_amount: '{{amount}} par mois à partir du {{from}}',
  change_declined_fact: 'Loyer refusé',
  change_declined_lister: '{{tenant}} a refusé un loyer de {{amount}}',
  change_declined_next_lister: 'Le loyer ne change pas.',
  change_declined_next_tenant: 'Votre loyer ne change pas.',
  change_declined_tenant: 'Vous avez refusé un loyer de {{amount}}',
  change_from: 'À partir du',
  change_leave:
    'Si vous n’êtes pas d’accord, vous pouvez partir à tout moment, sous Mes locations.',
  change_new: 'Nouveau loyer',
  change_old: 'Loyer jusque-là',
  change_stays: '{{old}} par mois, comme avant',
  change_withdrawn_fact: 'Loyer retiré',
  change_withdrawn_lister: 'Vous avez retiré le loyer de {{amount}}',
  change_withdrawn_next_lister: 'Le loyer ne change pas.',
  change_withdrawn_next_tenant: 'Votre loyer ne change pas.',
  change_withdrawn_tenant: '{{who}} a retiré le loyer de {{amount}}',
  closed_cancelled:
    'Le loyer de {{amount}} pour la période {{period}} a été annulé. Vous ne devez rien pour celle-ci.',
  closed_trimmed:
    'Le loyer de {{amount}} pour la période {{period}} a été annulé, car le départ ou le jour de paiement a changé.',
  closed_voided:
    '{{name}} a corrigé l’enregistrement qui avait payé d’avance le loyer de {{amount}} pour la période {{period}}. Il est de nouveau dû à sa date habituelle.',
  closed_withdrawn:
    'La banque a rendu à {{name}} le paiement de la période {{period}} : le loyer de {{amount}} n’est plus à payer.',
  closed_written_off:
    '{{name}} a renoncé au loyer de {{amount}} pour la période {{period}}. Vous ne devez rien pour celle-ci.',
  charge_now: 'Débiter la carte de {{tenant}} maintenant',
  consent_charges:
    'Nous débitons votre carte automatiquement des montants de cette liste, {{total}} au total : le loyer à 07:00 UTC le jour où il est dû.',
  declined_read: 'Lire la raison',
  declined_reason:
    '{{tenant}} a donné une raison. Vous pouvez la lire dans l’historique de vos locataires.',
  deposit_confirm_lister:
    '{{tenant}} a accepté, mais sa banque attend la confirmation du dépôt de garantie. Rien n’est débité d’ici là, et le lit reste réservé.',
  deposit_confirm_lister_subject:
    '{{tenant}} doit confirmer le dépôt de garantie auprès de sa banque',
  deposit_confirm_tenant:
    'Rien n’est débité d’ici là, et le lit n’est pas encore à vous. Ouvrez l’invitation et confirmez auprès de votre banque.',
  deposit_confirm_tenant_subject: 'Votre banque vous demande de confirmer votre dépôt de garantie',
  deposit_hand: '{{amount}}, payés directement à {{who}}',
  deposit_hand_due: '{{amount}}, pas encore payés : vous les payez directement à {{who}}',
  deposit_hand_lister: '{{amount}}, pas encore payés : cette personne vous paie directement',
  deposit_paid: '{{amount}}, débités',
  deposit_received: '{{amount}}, payé',
  due: '{{greeting}} votre loyer est dû maintenant.',
  due_subject: 'Votre loyer de {{amount}} est dû',
  confirm:
    '{{greeting}} votre banque vous demande de confirmer ce paiement. Rien n’est débité d’ici là.',
  confirm_preview: 'Rien n’est débité d’ici là.',
  confirm_subject: 'Votre banque vous demande de confirmer votre loyer',
  confirm_lister_subject: 'En attente : {{tenant}} doit confirmer le loyer auprès de sa banque',
  failed_confirm:
    'Il manque la confirmation de {{tenant}} auprès de sa banque. Nous ne réessayons pas avant.',
  failed_new_card:
    'Nous débiterons une autre carte dès que {{tenant}} l’enregistre. Vous pouvez aussi enregistrer un paiement reçu d’une autre façon.',
  failed_retry: 'Nous débitons à nouveau la carte au moment indiqué ci-dessous.',
  late_from: 'En retard à partir du',
  late_one: '{{greeting}} votre loyer est dû depuis {{count}} jour et n’est pas encore payé.',
  late_other: '{{greeting}} votre loyer est dû depuis {{count}} jours et n’est pas encore payé.',
  late_preview: 'Il n’est pas encore payé.',
  late_subject: 'Votre loyer de {{amount}} est en retard',
  left: '{{greeting}} notre service était en panne quand ce loyer était dû, et personne ne l’a encaissé :',
  left_charge:
    'Nous ne le débitons plus de nous-mêmes. Vous pouvez débiter la carte de {{tenant}} maintenant ou enregistrer ce que vous avez reçu.',
  left_collect: 'Encaissez-le auprès de {{tenant}} et enregistrez ce que vous recevez.',
  left_hand: '{{greeting}} notre service était en panne quand ce loyer était dû :',
  left_hand_lister_subject: '{{tenant}} doit un loyer de {{amount}}',
  left_hand_subject: 'Vous devez un loyer de {{amount}}',
  left_lister_subject: 'Le loyer de {{amount}} de {{tenant}} n’a pas été encaissé',
  left_pay_either:
    'Nous ne le débitons plus de nous-mêmes. Payez-le par carte maintenant, ou payez {{who}} directement.',
  left_pay_lister: 'Nous ne le débitons plus de nous-mêmes. Payez {{who}} directement.',
  left_preview: 'Notre service était en panne à l’échéance.',
  left_subject: 'Votre loyer de {{amount}} n’a pas été encaissé',
  more_charges: 'Et {{count}} de plus',
  pay_either: 'Payez {{who}} directement, ou par carte sous Mes locations.',
  pay_lister: 'Payez {{who}} directement.',
  pay_now: 'Payer maintenant',
  reminder_disputed:
    'Votre banque a repris un paiement précédent et n’a pas encore décidé. D’ici là, AutoPay est en pause et votre carte n’est pas débitée pour ce loyer.',
  total: 'Au total',
  payouts_ended: '{{who}} ne peut plus recevoir de paiements par carte : AutoPay a donc pris fin.',
  reopened_dispute:
    'Votre banque a tranché en votre faveur et a repris ce que vous aviez payé. Le loyer de {{amount}} pour la période {{period}} est de nouveau dû depuis le {{day}}.',
  reopened_entry:
    'Un paiement enregistré était une erreur. Le loyer de {{amount}} pour la période {{period}} est de nouveau dû depuis le {{day}}.',
  unused_days: 'Jours non utilisés',
  checkout_no_more: 'Aucun loyer n’est dû pour les jours suivants.',
  checkout_set_lister_subject: 'Vous avez fixé le départ de {{tenant}}',
  checkout_confirmed_lister_subject: 'Vous avez confirmé le départ de {{tenant}}',
  checkout_lister_next:
    'D’ici là, le loyer reste dû comme avant. Aucun loyer n’est dû pour les jours suivants.',
  unused_rent: 'Loyer non utilisé',
  unused_rent_lister: '{{amount}}. Il n’est rendu que si vous le faites.',
  unused_rent_tenant: '{{amount}}. {{who}} décide de le rendre ou non.',
  returned_rent: 'Loyer rendu',
  returned_rent_lister: '{{amount}}, que vous avez rendus le {{day}}',
  returned_rent_tenant: '{{amount}}, que {{who}} a rendus le {{day}}',
  rent_in_stay: 'Loyer rendu pour des jours du séjour',
  rent_in_stay_lister:
    '{{amount}}, le {{day}}. Ces jours ne sont pas facturés à nouveau. Pour les encaisser, demandez un paiement.',
  rent_in_stay_tenant:
    '{{amount}}, le {{day}}. Ces jours ne sont pas facturés à nouveau, mais {{who}} peut vous les demander.',
  rent_shortened: 'Loyer réduit',
  rent_shortened_to: '{{amount}} pour {{days}}, au lieu de {{whole}}',
  paid_ahead: 'Avoir',
  paid_ahead_lister: '{{amount}}, à rendre ou à garder',
  paid_ahead_tenant: '{{amount}}. {{who}} le rend, ou le garde en disant pourquoi.',
  open_rent: 'Loyer impayé',
  open_rent_lister: '{{amount}}, encore dû',
  open_rent_tenant: '{{amount}}, encore à payer',
  deposit_left: 'Dépôt de garantie',
  deposit_left_lister: '{{amount}}, que vous détenez jusqu’au règlement',
  deposit_left_tenant: '{{amount}}, détenu par {{who}} jusqu’au règlement',
};
