export default {
  consent_label: 'Ce que vous acceptez',
  consent_lead: 'En touchant « {{button}} », vous acceptez AutoPay :',
  consent_charge:
    'Nous débitons votre carte automatiquement le jour où le loyer est dû : {{monthly}} à 07:00 UTC, et moins pour une partie de mois.',
  consent_charges:
    'Nous débitons votre carte automatiquement des montants de cette liste, {{total}} au total : le loyer à 07:00 UTC le jour où il est dû.',
  consent_raise:
    'Si le loyer augmente, nous vous écrivons au moins 10 jours avant le premier débit plus élevé. Une hausse de plus de 20 % en 12 mois, ou avant un départ convenu, ne vaut que si vous l’acceptez.',
  consent_stop:
    'Vous pouvez désactiver AutoPay à tout moment sous vos locations. Un loyer déjà débité n’est pas remboursé.',

  autopay_request: '{{lister}} vous propose AutoPay',
  autopay_request_text:
    'Nous débiterions votre carte le jour où le loyer est dû. {{lister}} paie les frais. Acceptez ou refusez.',
  autopay_request_invited: 'Vous pourrez répondre une fois l’invitation acceptée.',
  autopay_accept: 'Accepter AutoPay',
  autopay_decline: 'Refuser',
  autopay_stop_request: '{{lister}} vous demande de désactiver AutoPay',
  autopay_stop_request_text: 'Nous continuons à débiter votre carte jusqu’à votre accord.',
  autopay_stop: 'Désactiver AutoPay',
  autopay_keep: 'Garder AutoPay',

  paused_no_card: 'AutoPay est suspendu : pas de carte',
  paused_no_card_text:
    'Ajoutez une carte pour que nous puissions débiter votre loyer à l’échéance.',
  add_card: 'Ajouter une carte',
  paused_card_invalid: 'AutoPay est en pause : la carte doit être remplacée',
  paused_card_invalid_text:
    'Votre carte ne fonctionne plus. Ajoutez-en une autre pour que nous puissions débiter le loyer à l’échéance.',
  paused_card_shared: 'AutoPay est en pause : il faut une autre carte',
  paused_card_shared_text:
    'Votre carte appartient aussi à {{lister}}. Ajoutez-en une autre pour que nous puissions débiter le loyer à l’échéance.',
  paused_card_disputed: 'AutoPay est en pause',
  paused_card_disputed_text:
    'Votre banque a repris un paiement et n’a pas encore décidé. D’ici là, aucun loyer n’est débité sur votre carte.',
  paused_collections_held: 'Les paiements à {{lister}} sont suspendus',
  paused_collections_held_text:
    'Nous examinons le compte de {{lister}}. D’ici là, votre carte n’est pas débitée et rien ne passe en retard. Le loyer reste dû. Nous vous écrirons quand les paiements reprendront.',
  paused_payouts: 'AutoPay est suspendu',
  paused_payouts_text:
    '{{lister}} ne peut pas recevoir de paiements par carte pour l’instant. Nous reprenons dès que possible.',

  failed_title: 'Le paiement de votre loyer de {{amount}} a échoué',
  unconfirmed_title: 'Votre banque vous demande de confirmer {{amount}}',
  unconfirmed_text: 'Touchez Payer maintenant et confirmez le paiement auprès de votre banque.',
  unconfirmed_deposit:
    'Le dépôt de garantie n’est pas encore payé et le lit n’est pas encore à vous. Veuillez confirmer le paiement auprès de votre banque.',
  confirm_deposit: 'Confirmer auprès de votre banque',
  late_title: 'Votre loyer de {{amount}} est en retard',
  left_manual_text: 'Notre service était en panne à l’échéance.',
  left_text: 'Il n’a pas été encaissé à l’échéance. Nous ne le débitons plus de nous-mêmes.',
  rent_change_failed: 'Une erreur s’est produite',
  rent_change_declined_done: 'Vous avez refusé le nouveau loyer.',
  rent_change_accepted_done: 'Vous avez accepté le nouveau loyer.',
  rent_change_decline_text:
    '{{lister}} demande {{amount}} à partir du {{from}}. Si vous refusez, votre loyer reste {{old}}. Nous prévenons {{lister}}.',
  rent_change_decline_title: 'Refuser le nouveau loyer ?',
  rent_change_decline: 'Refuser le nouveau loyer',
  rent_change_accept: 'Accepter le nouveau loyer',
  rent_change_declined_text: 'Il aurait valu à partir du {{from}}. Votre loyer reste {{old}}.',
  rent_change_declined: 'Vous avez refusé un loyer de {{amount}}',
  rent_change_accepted_text: 'Il vaut à partir du {{from}} ; d’ici là, vous payez {{old}}.',
  rent_change_accepted: 'Vous avez accepté un loyer de {{amount}}',
  rent_change_asked_text:
    'Il vaudrait à partir du {{from}}, seulement si vous l’acceptez ; d’ici là, vous payez {{old}}.',
  rent_change_asked: '{{lister}} demande un loyer de {{amount}}',
  rent_change_announced_text:
    'À partir du {{from}}, votre loyer est de {{amount}} par mois, jusque-là {{old}}.',
  rent_change_choice:
    'Si vous n’êtes pas d’accord, vous pouvez partir ou désactiver AutoPay à tout moment.',
  rent_change_leave: 'Si vous n’êtes pas d’accord, vous pouvez partir à tout moment.',
  rent_change_reason: 'Motif : {{reason}}',
  rent_change_replaces: 'Il remplace le loyer de {{amount}} à partir du {{from}}.',
  rent_change_announced: 'Votre loyer passe à {{amount}}',
  late_days_title_other: 'Votre loyer de {{amount}} a {{count}} jours de retard',
  late_days_title_one: 'Votre loyer de {{amount}} a {{count}} jour de retard',
  due_title: 'Votre loyer de {{amount}} est dû',
  due_text: 'Il était dû le {{when}}, pour la période du {{from}} au {{to}}.',
  due_today: 'Il est dû aujourd’hui, pour la période du {{from}} au {{to}}.',
  owed: 'Vous devez {{amount}} depuis le {{since}}',
  owed_today: 'Vous devez {{amount}}, échéance aujourd’hui',
  owed_now: 'Vous devez {{amount}}',
  reopened_dispute:
    'La banque a repris votre paiement le {{on}}. Le loyer du {{from}} au {{to}} est de nouveau dû.',
  reopened_entry:
    '{{lister}} a corrigé un enregistrement le {{on}}. Le loyer du {{from}} au {{to}} est de nouveau dû.',
  owed_total: 'Vous devez {{amount}} au total depuis le {{since}}.',
  owed_total_today: 'Vous devez {{amount}} au total, échéance aujourd’hui.',
  owed_total_now: 'Vous devez {{amount}} au total.',
  owed_rent: '{{amount}} de loyer',
  owed_deposit: '{{amount}} de dépôt de garantie',
  owed_requests: '{{amount}} de demandes de paiement',
  owed_oldest: "Payez d'abord le loyer le plus ancien.",
  retry: 'Nous réessayons le {{when}}. Vous pouvez payer plus tôt.',
  new_card:
    "Aucun débit automatique n'est prévu tant que vous n'aurez pas enregistré une nouvelle carte. La nouvelle carte sera débitée immédiatement. Vous pouvez aussi payer maintenant.",
  no_attempt: "Aucun autre débit automatique n'est prévu. Vous pouvez payer maintenant.",
  may_charge:
    '{{lister}} peut débiter votre carte un jour après le dernier essai, ou vous demander le paiement à tout moment.',
  pending_title: 'Votre paiement de {{amount}} est en cours',
  pending_text: 'La banque ne l’a pas encore confirmé. Vous n’avez rien à faire.',
  returned_refund: 'Votre banque a renvoyé un remboursement de {{amount}}',
  returned_refund_text:
    "Il est revenu le {{day}}. {{lister}} doit vous le rendre d'une autre façon.",
  pay_manually: 'Payez {{lister}} directement : le paiement sera enregistré ici.',
  pay_now: 'Payer maintenant',
  pay_amount: 'Payer {{amount}}',
  pay_closed: 'Ce loyer n’est plus à payer',
  pay_unknown: 'Aucun paiement ne correspond à ce lien',
  pay_unknown_text:
    'Ce n’est pas un paiement à vous, ou il n’existe pas. Vous devez peut-être vous connecter avec un autre compte.',
  pay_paid_request: 'Cette demande est déjà payée',
  pay_paid_deposit: 'Ce dépôt de garantie est déjà payé',
  pay_closed_request: 'Cette demande n’est plus à payer',
  pay_invalid: 'Ce lien n’est pas valide',
  pay_invalid_text: 'Il n’indique aucun paiement. Ouvrez de nouveau le lien de l’e-mail.',
  pay_paid: 'Ce loyer est déjà payé',
  pay_reopened: 'Ce loyer est de nouveau dû',
  pay_title: 'Payer votre loyer',
  pay_period: 'Loyer du {{from}} au {{to}}',
  pay_fee: '{{lister}} paie les frais. Vous payez exactement ce montant.',
  paid: 'Vous avez payé {{amount}}. Nous vous avons envoyé le reçu par e-mail.',
  card: 'Carte',
  card_used: '{{card}} se terminant par {{last4}}',
  charged_to: 'AutoPay débite votre carte {{card}} se terminant par {{last4}}.',
  no_card: 'Pas de carte enregistrée',
  not_now: 'Plus tard',
  only_member: 'Seul le membre peut le faire.',

  accept_title: 'Activer AutoPay ?',
  accept_first: 'Premier débit',
  fee: 'Frais',
  fee_none: 'Aucuns pour vous. {{lister}} les paie.',
  accept_open: 'AutoPay ne débite pas les {{amount}} déjà dus. Payez-les vous-même.',
  accept_needs_card: 'Ajoutez d’abord une carte. Acceptez ensuite AutoPay ici.',
  disable_title: 'Désactiver AutoPay ?',
  disable_text:
    'Nous ne débiterons plus votre carte et écrirons à {{lister}}. Vous payez désormais {{lister}} directement.',
  disable_owed: 'Vous devez encore {{amount}} de loyer déjà dû.',
  disable_invited:
    'Accepter ne débite alors ni dépôt de garantie ni loyer de votre carte. Vous payez {{lister}} directement.',
  disable: 'Désactiver AutoPay',
  is_on: 'AutoPay est activé.',
  is_off: 'AutoPay est désactivé.',
  stays_on: 'AutoPay reste activé.',
  declined: 'Vous avez refusé AutoPay.',
  failed: 'Une erreur s’est produite',
  disable_failed: 'La demande de désactivation d’AutoPay n’a pas pu être envoyée.',

  payments_and_receipts: 'Paiements et reçus',
  objection_about: 'Concerne {{about}}.',
  objection_waits:
    "{{lister}} n'a pas encore répondu à votre objection. Jusque-là, votre carte n'est pas débitée.",
  objection_waits_manual: "{{lister}} n'a pas encore répondu à votre objection.",
  objection_open: 'Objection du {{day}} : « {{text}} »',
  objection_answered: 'Réponse du {{day}} : « {{text}} »',
  objection_withdraw: "Retirer l'objection",
  objection_withdrawn: 'Vous avez retiré votre objection.',
  object: 'Quelque chose ne va pas',
};
