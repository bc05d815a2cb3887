export default {
  meta_description:
    'Formats, tailles, liste de prises de vue, et dessins de bonnes et de mauvaises photos pour les annonces de logements.',
  lead: 'Les photos décident si les voyageurs ouvrent votre annonce. Un téléphone et dix minutes de lumière du jour suffisent.',
  shots_text:
    '1. La chambre, depuis la porte, avec tous les lits. Faites-en la photo principale.\n2. Un lit de près : matelas, lampe, prise, rideau.\n3. La salle de bain, propre et sèche, abattant baissé.\n4. La cuisine avec un plan de travail dégagé.\n5. Où les locataires posent leurs bagages.\n6. Le salon ou le jardin.\n7. Le stationnement, ou l’arrêt de la navette.\n8. La façade, sans son numéro.',
};
