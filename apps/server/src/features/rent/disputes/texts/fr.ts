/** Emails about payments that a bank took back, and refunds that it sent back. */
export default {
  ask_again_lister: 'Vous pouvez le redemander à {{tenant}} par une demande de paiement.',
  ask_again_tenant: '{{who}} peut vous le redemander.',
  autopay_again: 'AutoPay continue.',
  autopay_off: 'AutoPay a pris fin, car un paiement a été repris.',
  autopay_paused: 'D’ici là, AutoPay est en pause : aucun loyer n’est débité automatiquement.',
  closed_lister: 'La banque n’a plus de question sur ce paiement. L’argent n’a pas bougé.',
  closed_lister_subject: 'La question de la banque de {{tenant}} est réglée',
  closed_tenant: 'Votre banque n’a plus de question sur ce paiement. L’argent n’a pas bougé.',
  closed_tenant_subject: 'La question de votre banque est réglée',
  covered_again:
    'Il ne couvre plus le loyer. Ce qui est déjà échu est de nouveau dû depuis le {{day}}.',
  deposit_again_lister: 'Vous ne détenez plus ce dépôt de garantie, et pouvez le redemander.',
  deposit_again_tenant: '{{who}} ne détient plus ce dépôt de garantie, et peut vous le redemander.',
  given_back_lister:
    'Après sa décision, la banque a rendu {{amount}}, qui vont sur votre compte de versement.',
  given_back_lister_subject: 'La banque a rendu {{amount}} du paiement de {{tenant}}',
  given_back_tenant: 'Après sa décision, votre banque a rendu {{amount}}, qui vont à {{who}}.',
  given_back_tenant_subject: 'Votre banque a rendu {{amount}} de votre paiement',
  inquiry_lister:
    'L’argent n’a pas bougé. Si la banque reprend le paiement, nous vous le disons le jour même.',
  inquiry_lister_subject: 'La banque de {{tenant}} pose une question sur un paiement de {{amount}}',
  inquiry_tenant:
    'L’argent n’a pas bougé. Si vous reconnaissez ce paiement à {{who}}, dites-le à votre banque.',
  inquiry_tenant_subject: 'Votre banque pose une question sur votre paiement de {{amount}}',
  lost_lister:
    'La banque a tranché pour {{tenant}} et garde {{amount}} qu’elle a repris sur votre compte.',
  lost_lister_subject: 'Vous avez perdu la contestation sur le paiement de {{tenant}}',
  lost_tenant:
    'Votre banque a tranché pour vous : les {{amount}} payés à {{who}} sont de nouveau à vous.',
  lost_tenant_subject: 'Votre banque vous a rendu votre paiement de {{amount}}',
  not_taken_lister:
    'La banque a tranché pour {{tenant}}. Nous n’avons pas encore pu reprendre {{amount}} sur votre compte de versement. Nous vous écrirons quand ce sera fait.',
  not_taken_tenant:
    'Votre banque a tranché pour vous : les {{amount}} payés à {{who}} sont de nouveau à vous. Nous vous écrirons quand ils auront été repris à {{who}}.',
  open_lister:
    'La banque de {{tenant}} a repris un paiement de {{amount}}. Il est déduit de votre compte de versement jusqu’à la décision de la banque, qui peut prendre trois mois.',
  open_lister_subject: 'La banque de {{tenant}} conteste un paiement de {{amount}}',
  open_now: 'Ce qui est de nouveau dû est maintenant {{left}}.',
  open_tenant:
    'Votre banque a repris votre paiement de {{amount}} à {{who}}. Elle décide s’il reste payé, ce qui peut prendre trois mois.',
  open_tenant_subject: 'Votre banque conteste votre paiement de {{amount}}',
  owed: 'Nous vous devons {{amount}} de la contestation gagnée. Nous les payons dès que votre compte de versement peut recevoir de l’argent. Vérifiez ce qui lui manque.',
  owed_subject: 'Nous vous devons {{amount}} de la contestation gagnée',
  paid_again_lister: '{{tenant}} a payé ce loyer une seconde fois. Rendez-lui ce qui est en trop.',
  paid_again_tenant:
    'Vous avez payé ce loyer une seconde fois. {{who}} peut vous rendre ce qui est en trop.',
  pay_now: 'Payer maintenant',
  refund_again_lister:
    'Nous avons réessayé votre remboursement de {{amount}} après que la banque de {{tenant}} l’avait renvoyé. Cette fois, il est allé sur la carte.',
  refund_again_subject: 'Nous avons réessayé un remboursement de {{amount}}',
  refund_again_tenant:
    'Votre banque avait renvoyé {{amount}} de {{who}}. Nous avons réessayé, et cette fois ils vont sur la carte utilisée. Cela peut prendre quelques jours.',
  refund_owed:
    'Nous vous devons {{amount}} du remboursement qui est revenu. Nous les payons dès que votre compte de versement peut recevoir de l’argent. Vérifiez ce qui lui manque.',
  refund_owed_subject: 'Nous vous devons {{amount}} d’un remboursement qui est revenu',
  refund_retrying_again_lister:
    'La banque de {{tenant}} a de nouveau renvoyé votre remboursement de {{amount}}. Nous réessayons le {{day}}. Vous pouvez aussi le rendre autrement.',
  refund_retrying_again_tenant:
    'Nous avons réessayé le remboursement de {{amount}} de {{who}}, mais votre banque l’a de nouveau renvoyé. Nous réessayons le {{day}}.',
  refund_retrying_lister:
    'La banque de {{tenant}} a renvoyé votre remboursement de {{amount}}. Nous réessayons le {{day}}. Vous pouvez aussi le rendre autrement.',
  refund_retrying_tenant:
    '{{who}} a rendu {{amount}} sur votre carte, mais votre banque les a renvoyés. Nous réessayons le {{day}}.',
  refund_returned_lister:
    'La banque de {{tenant}} n’accepte pas votre remboursement de {{amount}}. L’argent revient sur votre compte de versement. Rendez-le autrement, ou réessayez la carte.',
  refund_returned_tenant:
    'Votre banque n’accepte pas le remboursement de {{amount}} de {{who}}. {{who}} vous le rendra autrement.',
  refund_stopped_lister:
    'La banque de {{tenant}} a renvoyé votre remboursement de {{amount}}, et a maintenant repris le paiement lui-même. Nous ne réessayons donc pas le remboursement, et vous n’avez rien à rendre.',
  refund_stopped_tenant:
    'Votre banque a renvoyé le remboursement de {{amount}} de {{who}}, et a maintenant repris le paiement lui-même. Nous ne réessayons donc pas le remboursement.',
  refund_subject: 'Un remboursement de {{amount}} est revenu de la banque',
  rent_again_lister:
    'Ce loyer est de nouveau dû depuis le {{day}}, et en retard. {{tenant}} peut le payer par carte, ou vous enregistrez ce que vous recevez.',
  rent_again_tenant:
    'Ce loyer est de nouveau dû depuis le {{day}}, et en retard. Payez-le par carte, ou directement à {{who}}.',
  see_payments: 'Voir mes paiements',
  taken_lister:
    '{{amount}} ont été repris sur votre compte de versement, car la banque a tranché pour {{tenant}}.',
  taken_lister_subject:
    '{{amount}} ont été repris pour la contestation perdue sur le paiement de {{tenant}}',
  taken_tenant: '{{amount}} que votre banque vous a rendus ont été repris à {{who}}.',
  taken_tenant_subject: 'Votre paiement de {{amount}} à {{who}} ne compte plus',
  won_lister:
    'La banque a tranché en votre faveur. {{amount}} reviennent sur votre compte de versement.',
  won_lister_kept:
    'La banque a tranché en votre faveur. Rien ne manque sur votre compte de versement.',
  won_lister_subject: 'Vous avez gagné la contestation sur le paiement de {{tenant}}',
  won_tenant: 'Votre banque a tranché pour {{who}} : votre paiement de {{amount}} reste payé.',
  won_tenant_subject: 'Votre banque a tranché sur votre paiement à {{who}}',
  written_off: 'Vous ne devez plus ce loyer.',
  written_off_subject: '{{who}} a renoncé à votre loyer de {{amount}}',
} as const;
