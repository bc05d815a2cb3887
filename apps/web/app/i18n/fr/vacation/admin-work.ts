export default {
  listings: 'Logements',
  kind_dispute_reversal: 'Paiement contesté, de l’hôte',
  kind_dispute_return: 'Contestation gagnée, à l’hôte',
  kind_refund_reversal: 'Remboursement, de l’hôte',
  kind_refund_return: 'Remboursement renvoyé, à l’hôte',
  settled_text:
    'Nous ne transférerons plus les {{amount}}. Ne le faites que si l’hôte et nous l’avons réglé autrement.',
  settled_loss_text: 'Nous ne prendrons plus les {{amount}} à l’hôte. C’est une perte pour nous.',
};
