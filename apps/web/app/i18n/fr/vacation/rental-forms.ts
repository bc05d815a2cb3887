export default {
  title_invite: 'Inviter un locataire',
  location: 'Logement',
  choose_location: 'Choisissez un logement',
  choose_location_first: 'Choisissez d’abord un logement',
  no_beds: 'Tous les lits de ce logement sont occupés.',
  no_beds_anywhere:
    'Tous vos lits sont occupés. Convenez d’une date de départ avec un locataire, ou ajoutez des lits à un logement.',
  no_places:
    'Il vous faut un logement actif avec des chambres et des lits pour inviter un locataire.',
  add_crashpad: 'Ajouter un logement',
  my_crashpads: 'Mes logements',
  local_times: 'Toutes les heures sont celles du logement.',
  quote: 'Ce que paie le locataire',
  agreed: 'Convenu avec le locataire',
  tenant_has_been_updated: 'Le locataire a été modifié.',
};
