export default {
  back: 'Retour au logement',
  own_listing: 'C’est votre logement. Seuls les équipages qui y ont logé peuvent donner un avis.',
  others: 'Autres logements de {{name}}',
};
