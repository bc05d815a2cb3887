export default {
  label: 'Le crash pad que vous avez choisi',
  per_month: '{{amount}} par mois',
  login_message: 'Connectez-vous pour écrire à {{name}}.',
  login_listing: 'Connectez-vous pour continuer avec ce crash pad.',
  join_message: 'Inscrivez-vous pour écrire à {{name}}.',
  join_listing: 'Inscrivez-vous pour continuer avec ce crash pad.',
  cost: '{{price}} pour {{months}} mois. Un seul paiement, sans renouvellement.',
  new_here:
    'Première visite ? {{price}} pour {{months}} mois. Un seul paiement, sans renouvellement.',
  you_are_in: 'C’est fait.',
  continue_to: 'Continuer vers {{title}}',
  search_base: 'Crash pads près de {{base}}',
};

export const vacation = {
  label: 'Le logement que vous avez choisi',
  login_listing: 'Connectez-vous pour continuer avec ce logement.',
  join_listing: 'Inscrivez-vous pour continuer avec ce logement.',
  search_base: 'Logements près de {{base}}',
};

export const crew = {
  label: 'Le logement que vous avez choisi',
  login_listing: 'Connectez-vous pour continuer avec ce logement.',
  join_listing: 'Inscrivez-vous pour continuer avec ce logement.',
  search_base: 'Logements près de {{base}}',
};
