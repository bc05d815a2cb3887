export default {
  label: 'Le logement que vous avez choisi',
  login_listing: 'Connectez-vous pour continuer avec ce logement.',
  join_listing: 'Inscrivez-vous pour continuer avec ce logement.',
  search_base: 'Logements près de {{base}}',
};
