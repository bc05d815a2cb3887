/** Emails about a tenant's objections. */
export default {
  about_deduction: 'les {{amount}} gardés sur le dépôt de garantie',
  about_entry: 'le paiement enregistré de {{amount}}',
  about_rent: 'le loyer de {{amount}}',
  about_return: 'le remboursement de {{amount}}',
  answer: 'Réponse',
  answered: '{{who}} a répondu à votre objection sur {{what}}. Aucun argent n’a circulé.',
  answered_subject: '{{who}} a répondu à votre objection',
  bank_confirmation:
    'En attente : {{tenant}} doit confirmer auprès de sa banque. Rien n’est débité d’ici là.',
  charged_lister: 'La carte de {{tenant}} sera débitée le {{when}}.',
  charged_tenant: 'Votre carte sera débitée le {{when}}.',
  objection: 'Objection',
  received:
    '{{tenant}} a une objection sur {{what}}. Aucun argent ne circule. AutoPay ne le débite pas avant votre réponse ; vous pouvez répondre une fois.',
  received_subject: '{{tenant}} a une objection sur {{what}}',
  received_uncharged:
    '{{tenant}} a une objection sur {{what}}. Aucun argent ne circule. Vous pouvez répondre une fois, et {{tenant}} lira votre réponse.',
  see: 'Voir les paiements',
  stays_open: 'Le loyer reste dû jusqu’à son paiement.',
  stays_open_hand_tenant: 'Le loyer reste dû. Veuillez payer {{who}} directement.',
  stays_open_hand_lister: 'Le loyer reste dû. Veuillez encaisser vous-même.',
  waits_tenant:
    'Vous avez une objection sur ce loyer. Votre carte n’est pas débitée tant que {{who}} n’a pas répondu ou que vous n’avez pas retiré l’objection.',
  waits_lister:
    '{{tenant}} a une objection sur ce loyer. Sa carte n’est pas débitée tant que vous n’avez pas répondu ou que l’objection n’est pas retirée.',
  withdrawn: '{{tenant}} a retiré son objection sur {{what}}.',
  withdrawn_subject: '{{tenant}} a retiré son objection',
};
