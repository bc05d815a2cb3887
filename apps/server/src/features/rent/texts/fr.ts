export default {
  autopay_paused_invalid:
    'La carte de {{tenant}} ne fonctionne plus et doit être remplacée. D’ici là, aucun loyer n’y est débité.',
  autopay_paused_no_card:
    '{{tenant}} a supprimé sa carte. Sans nouvelle carte, aucun loyer n’est débité automatiquement.',
  autopay_paused_subject: 'AutoPay de {{tenant}} est en pause',
  autopay_resumed:
    'AutoPay reprend : le loyer est débité de la nouvelle carte le jour où il est dû.',
  autopay_resumed_subject: '{{tenant}} a enregistré une carte pour AutoPay',
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
  change_replaces: 'Remplace le loyer de',
  change_stays: '{{old}} par mois, comme avant',
  change_withdrawn_fact: 'Loyer retiré',
  change_withdrawn_lister: 'Vous avez retiré le loyer de {{amount}}',
  change_withdrawn_next_lister: 'Le loyer ne change pas.',
  change_withdrawn_next_tenant: 'Votre loyer ne change pas.',
  change_withdrawn_tenant: '{{who}} a retiré le loyer de {{amount}}',
  closed_cancelled:
    'Le loyer de {{amount}} pour la période {{period}} a été annulé. Vous ne devez rien pour celle-ci.',
  closed_request_rejected:
    'Vous avez refusé la demande de {{who}} de {{amount}}. Vous ne devez rien pour elle.',
  closed_request_withdrawn:
    '{{who}} a retiré la demande de {{amount}}. Vous ne devez rien pour elle.',
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
  deposit_confirm_lister:
    '{{tenant}} a accepté, mais sa banque attend la confirmation du dépôt de garantie. Rien n’est débité d’ici là, et le lit reste réservé.',
  deposit_confirm_lister_subject:
    '{{tenant}} doit confirmer le dépôt de garantie auprès de sa banque',
  deposit_confirm_tenant:
    'Rien n’est débité d’ici là, et le lit n’est pas encore à vous. Ouvrez l’invitation et confirmez auprès de votre banque.',
  deposit_confirm_tenant_subject: 'Votre banque vous demande de confirmer votre dépôt de garantie',
  due: '{{greeting}} votre loyer est dû maintenant.',
  due_subject: 'Votre loyer de {{amount}} est dû',
  confirm:
    '{{greeting}} votre banque vous demande de confirmer ce paiement. Rien n’est débité d’ici là.',
  confirm_preview: 'Rien n’est débité d’ici là.',
  confirm_subject: 'Votre banque vous demande de confirmer votre loyer',
  confirm_lister_subject: 'En attente : {{tenant}} doit confirmer le loyer auprès de sa banque',
  failed_confirm:
    'Il manque la confirmation de {{tenant}} auprès de sa banque. Rien n’est débité d’ici là.',
  failed_new_card:
    'Nous débiterons une autre carte dès que {{tenant}} l’enregistre. Vous pouvez aussi enregistrer un paiement reçu d’une autre façon.',
  failed_retry: 'Nous débitons à nouveau la carte au moment indiqué ci-dessous.',
  late_from: 'En retard à partir du',
  late_one: '{{greeting}} votre loyer est dû depuis {{count}} jour et n’est pas encore payé.',
  late_other: '{{greeting}} votre loyer est dû depuis {{count}} jours et n’est pas encore payé.',
  late_preview: 'Il n’est pas encore payé.',
  late_fee_added: 'Les frais de retard de ce loyer ont déjà été ajoutés.',
  no_late_fee: 'Aucuns frais de retard ne sont convenus pour ce loyer.',
  not_late: 'Ce loyer n’est pas en retard.',
  overdue_of: '{{greeting}} vous devez {{amount}} à {{who}} depuis le {{day}}.',
  overdue_subject: 'Rappel : vous devez {{amount}}',
  reminded_today:
    'Vous avez déjà envoyé un rappel aujourd’hui. Vous pourrez recommencer le {{day}}.',
  reminded_often: 'Vous avez déjà rappelé ce loyer trois fois.',
  nothing_late: 'Rien n’est en retard.',
  reminded: 'Rappel envoyé.',
  reminded_of: '{{greeting}} {{who}} vous rappelle que vous devez {{amount}} depuis le {{day}}.',
  reminded_subject: '{{who}} vous rappelle {{amount}}',
  reminded_words: 'Message de {{who}}',
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
  left_hold:
    '{{greeting}} les paiements étaient suspendus quand ce loyer était dû, et il n’a pas été encaissé :',
  left_hold_preview: 'Les paiements étaient suspendus à l’échéance.',
  held_subject: 'Les paiements à {{who}} sont suspendus',
  held: '{{greeting}} nous examinons le compte de {{who}}. D’ici là, votre carte n’est pas débitée et vous ne pouvez pas payer ici.',
  held_next:
    'Votre séjour continue et le loyer reste dû, mais rien ne passe en retard entre-temps. Nous vous écrirons quand les paiements reprendront. Vous n’avez rien à faire.',
  resumed_subject: 'Les paiements à {{who}} reprennent',
  resumed: '{{greeting}} les paiements à {{who}} ne sont plus suspendus.',
  resumed_autopay:
    'Si le loyer de la période en cours est ouvert, votre carte est débitée maintenant, une fois. Celui des périodes passées n’est pas débité automatiquement ; vous recevrez un e-mail à ce sujet. Rien de ce qui est arrivé à échéance entre-temps n’est en retard avant cinq jours.',
  resumed_manual:
    'Vous pouvez payer ce qui est ouvert sur la page de votre location. Rien de ce qui est arrivé à échéance entre-temps n’est en retard avant cinq jours.',
  left_preview: 'Notre service était en panne à l’échéance.',
  left_subject: 'Votre loyer de {{amount}} n’a pas été encaissé',
  no_card:
    '{{greeting}} votre loyer est dû, mais vous n’avez pas de carte que nous pourrions débiter.',
  no_card_end: 'Payez-le sous Mes locations, ou convenez d’une autre façon avec {{who}}.',
  no_card_lister_end:
    '{{greeting}} le loyer de {{tenant}} est dû, mais nous n’avons aucune carte à débiter. {{tenant}} peut encore le payer par carte, ou vous pouvez enregistrer un paiement reçu d’une autre façon.',
  no_card_next:
    'Dès que vous enregistrez une carte, nous en débitons ce loyer. Vous pouvez aussi convenir d’une autre façon avec {{who}}.',
  pay_either: 'Payez {{who}} directement, ou par carte sous Mes locations.',
  pay_lister: 'Payez {{who}} directement.',
  pay_now: 'Payer maintenant',
  reminder_disputed:
    'Votre banque a repris un paiement précédent et n’a pas encore décidé. D’ici là, AutoPay est en pause et votre carte n’est pas débitée pour ce loyer.',
  reopened_dispute:
    'Votre banque a tranché en votre faveur et a repris ce que vous aviez payé. Le loyer de {{amount}} pour la période {{period}} est de nouveau dû depuis le {{day}}.',
  reopened_entry:
    'Un paiement enregistré était une erreur. Le loyer de {{amount}} pour la période {{period}} est de nouveau dû depuis le {{day}}.',
  accepted_elsewhere: 'Acceptée. Vous avez payé {{amount}} dans un autre onglet.',
  account_needs_card_autopay: 'Ajoutez une carte à votre compte avant d’accepter AutoPay.',
  amount_changed: 'Le montant de cette demande a changé. Vérifiez-le.',
  autopay_declined: 'Vous avez refusé AutoPay.',
  autopay_on: 'AutoPay est activé.',
  autopay_requested: 'Demande d’AutoPay envoyée.',
  autopay_stays: 'AutoPay reste activé.',
  autopay_stop_requested: 'Demande de désactivation d’AutoPay envoyée.',
  bed_at: '{{bed}} à {{title}}',
  charge_in_progress: 'Un paiement est déjà en cours.',
  charge_in_progress_wait: 'Un paiement est déjà en cours. Attendez qu’il soit terminé.',
  damage: 'Dégâts',
  deposit: 'Dépôt de garantie',
  deposit_in_progress: 'Le dépôt de garantie est en cours de paiement. Réessayez dans un moment.',
  email_not_verified: 'Vérifiez d’abord votre e-mail, ou ouvrez le lien de l’invitation.',
  entry_paid: '{{name}} a enregistré {{amount}} {{when}}. Votre carte n’a pas été débitée.',
  entry_paid_by:
    '{{name}} a enregistré {{amount}} ({{method}}) {{when}}. Votre carte n’a pas été débitée.',
  extra_nights: 'Nuits supplémentaires',
  invitation_accepted: 'Bienvenue ! Vous avez accepté l’invitation.',
  invitation_of_another:
    'Cette invitation a été envoyée à un autre membre. Connectez-vous avec ce compte.',
  settle_deposit_first: 'Réglez d’abord le dépôt de garantie.',
  refund_on_its_way:
    'Un remboursement est en route. Vous pourrez clore ceci une fois qu’il est confirmé par la banque.',
  refund_retried:
    'La banque a renvoyé {{amount}} le {{day}}. Nous réessayons le {{next}}. Attendez son arrivée ou rendez cette somme autrement.',
  no_account: 'Le locataire n’a pas de compte.',
  not_paid_yet: 'Ce paiement n’a pas encore été fait.',
  not_pending: 'Cette demande de paiement n’est plus en attente.',
  not_rejected: 'Cette demande de paiement n’a pas été refusée.',
  not_written_off: 'Vous ne pouvez pas renoncer à ce loyer maintenant.',
  nothing_to_pay: 'Il n’y a plus rien à payer.',
  offer_changed: 'Cette offre a changé. Regardez-la à nouveau.',
  other_payment: 'Autre paiement',
  other_provider: 'Ce paiement a été fait chez un autre prestataire de paiement.',
  parking: 'Stationnement',
  covers_changed: 'Ce paiement couvrirait maintenant un autre loyer. Veuillez vérifier.',
  no_credit: 'Il n’y a pas d’avoir à garder.',
  payment_voided: 'La saisie est annulée.',
  stay_not_over: 'Un avoir peut être gardé une fois le séjour terminé.',
  was_voided: 'Cette saisie a été annulée : il n’y a rien à rendre.',
  void_not_possible: 'Ce paiement ne peut pas être annulé.',
  void_too_late: 'Une saisie peut être annulée pendant 60 jours.',
  rest_carried: 'Reste, ajouté au prochain loyer',
  rest_waived: 'Reste, abandonné',
  rest_of: 'Reste de {{period}}',
  covered_before: 'Déjà couvert',
  payment_added: 'Paiement ajouté.',
  payouts_first_request: 'Configurez vos virements avant de demander un paiement à un locataire.',
  refund_asked: 'Ce remboursement a déjà été demandé.',
  refund_in_progress:
    'Un autre remboursement de ce paiement est en cours. Attendez qu’il soit terminé.',
  refund_not_back:
    'L’argent n’est pas encore revenu sur votre compte de versement. Vous pourrez ensuite réessayer la carte.',
  refund_not_returned:
    'La banque n’a pas renvoyé ce remboursement, ou il a déjà été rendu autrement.',
  refund_rejected:
    'Le prestataire de paiement a rejeté ce remboursement, et rien n’a été rendu. Vous pouvez rendre l’argent d’une autre façon.',
  refund_the_card:
    'Ce paiement a été fait par carte : remboursez-le sur la carte. Si la banque le refuse, vous pourrez le rendre autrement.',
  rent: 'Loyer',
  rent_change_accepted: 'Vous avez accepté le nouveau loyer.',
  objection_closed: 'Cette objection est close.',
  objection_exists: 'Vous avez déjà une objection à ce sujet.',
  rent_change_declined: 'Vous avez refusé le nouveau loyer.',
  rents_changed:
    'Un loyer a changé depuis que vous l’avez vu. Vérifiez de nouveau les nouveaux loyers.',
  rent_change_differs: 'Le nouveau loyer a changé. Veuillez le revoir.',
  request_paid:
    'Vous en avez payé {{amount}} {{when}} par une demande de paiement. Votre carte n’a pas été débitée de nouveau.',
  taken_by_bank: 'La banque a repris ce paiement : il ne reste rien à rendre ni à garder.',
  rent_in_progress: 'Un paiement de ce loyer par carte est en cours. Attendez qu’il soit terminé.',
  request_being_paid:
    'Une demande de paiement est en cours de paiement. Attendez que ce soit terminé.',
  request_changed:
    'Un paiement de cette demande est en cours, ou elle a changé. Regardez-la à nouveau.',
  request_sent: 'Demande de paiement envoyée.',
  returned: 'Ce paiement a déjà été rendu.',
  written_off: 'Vous avez renoncé à ce loyer.',
  deposits_first:
    'Réglez d’abord les dépôts de garantie de vos locataires, et attendez les remboursements en cours.',
};
