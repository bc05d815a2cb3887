export default {
  amount: 'Montant',
  boost_ended_heading: 'Le boost est terminé',
  boost_ended_subject: 'Le boost est terminé pour {{title}}',
  cancel_note: 'Pour l’arrêter, choisissez « Arrêter la une » sous Mes crash pads.',
  card: 'Carte',
  confirm: 'Confirmer le paiement',
  confirm_advice:
    'Confirmez le paiement, ou enregistrez une autre carte, que nous débiterons tout de suite.',
  ended_found:
    'Les équipages trouvent toujours votre {{place}} dans la recherche tant qu’il est actif, à sa place habituelle.',
  ended_hidden:
    'Bonjour {{name}}, les équipages ne pouvaient pas trouver votre {{place}}, nous n’avons donc pas débité un autre mois.',
  ended_over:
    'Bonjour {{name}}, le temps que vous avez payé est écoulé. Nous ne débiterons plus rien.',
  ended_preview: 'Il est désormais affiché normalement.',
  ended_unpaid:
    'Bonjour {{name}}, nous n’avons pas pu débiter votre carte et ne réessaierons pas. Rien n’a été débité.',
  failed_heading: 'À la une n’a pas pu être renouvelé',
  failed_preview: 'Rien n’a été débité. Voici ce que vous pouvez faire.',
  failed_subject: 'Nous n’avons pas pu renouveler À la une pour {{title}}',
  failed_text: 'Bonjour {{name}}, nous n’avons pas pu débiter votre carte. Rien n’a été débité.',
  featured_ended_heading: 'À la une est terminé',
  featured_ended_subject: 'À la une est terminé pour {{title}}',
  for: 'Objet',
  new_card_advice:
    'Nous ne débiterons plus cette carte. Dès que vous en enregistrez une autre, nous débiterons celle-là.',
  next_attempt: 'Prochain essai',
  no_card: 'Il n’y a pas de carte que nous pourrions débiter.',
  none: 'Nous n’essaierons plus.',
  paid_until: 'Payé jusqu’au',
  promote_again: 'Remettre en avant',
  retry_advice:
    'Nous réessaierons. Si vous enregistrez une autre carte avant, nous débiterons celle-là tout de suite.',
  stays: 'Votre {{place}} reste à la une jusqu’au dernier essai.',
  update_card: 'Modifier ma carte',
};

export const vacation = {
  cancel_note: 'Pour l’arrêter, choisissez « Arrêter la une » sous Mes logements.',
  ended_found:
    'Les voyageurs trouvent toujours votre {{place}} dans la recherche tant qu’il est actif, à sa place habituelle.',
  ended_hidden:
    'Bonjour {{name}}, les voyageurs ne pouvaient pas trouver votre {{place}}, nous n’avons donc pas débité un autre mois.',
};

export const crew = {
  cancel_note: 'Pour l’arrêter, choisissez « Arrêter la une » sous Mes logements.',
};
