export default {
  offer_see: 'Voir le logement',
  offer_withdrawn:
    'L’hôte a retiré le lit ou fermé le logement. Vous gardez votre place sur la liste d’attente.',
};
