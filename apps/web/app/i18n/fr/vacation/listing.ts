export default {
  meta_description:
    '{{beds}}, {{price}} par mois, à {{distance}} de {{airport}}. Photos, règles de la maison et avis des voyageurs.',
  meta_description_no_airport:
    '{{beds}}, {{price}} par mois. Photos, règles de la maison et avis des voyageurs.',
  back_to_results: 'Logements près de {{city}} ({{prefix}})',
  unknown_listing_text: 'Nous ne trouvons pas ce logement. L’hôte l’a peut-être supprimé.',
  own_is_hidden:
    'Ce logement est masqué dans la recherche. Toute personne qui a le lien peut encore le voir.',
  own_is_inactive: 'Ce logement n’est pas actif. Les visiteurs ne le voient pas.',
  my_crashpads: 'Mes logements',
  gallery: 'Photos du logement',
  message_lister: 'Écrire à l’hôte',
  message_needs_login: 'Connectez-vous pour écrire à l’hôte',
  description: 'À propos de ce logement',
  rules_none: 'L’hôte n’a pas ajouté de règles de la maison. Vous pouvez lui poser la question.',
  lister: 'L’hôte',
  metric_users: 'Voyageurs',
  nearby: 'Plus à proximité, chez d’autres hôtes',
  related: 'Autres logements de {{name}}',
};
