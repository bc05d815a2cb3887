export default {
  subject_listing: 'Logement',
  hide_listing_text:
    'Nous retirons le logement de la recherche et masquons sa page. Nous écrivons au loueur, qui ne peut pas l’annuler.',
};
