export default {
  page_lead: 'Votre avis aide d’autres voyageurs à décider.',
  back: 'Retour au logement',
  own_listing: 'C’est votre logement. Seuls les voyageurs qui y ont logé peuvent donner un avis.',
  others: 'Autres logements de {{name}}',
  choice_lister: '{{name}}, votre hôte',
  edit_hint: 'Vous pouvez le modifier pendant 48 heures, ou jusqu’à la réponse de l’hôte.',
};
