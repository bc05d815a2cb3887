export default {
  subject_listing: 'Logement',
  hide_listing_text:
    'Nous retirons le logement de la recherche et masquons sa page. Nous écrivons à l’hôte, qui ne peut pas l’annuler.',
  note_hint_sent: 'L’auteur ou l’hôte la lit aussi.',
};
