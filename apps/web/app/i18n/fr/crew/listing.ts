export default {
  back_to_results: 'Logements près de {{city}} ({{prefix}})',
  unknown_listing_text: 'Nous ne trouvons pas ce logement. Le loueur l’a peut-être supprimé.',
  own_is_hidden:
    'Ce logement est masqué dans la recherche. Toute personne qui a le lien peut encore le voir.',
  own_is_inactive: 'Ce logement n’est pas actif. Les visiteurs ne le voient pas.',
  my_crashpads: 'Mes logements',
  gallery: 'Photos du logement',
  description: 'À propos de ce logement',
  related: 'Autres logements de {{name}}',
};
