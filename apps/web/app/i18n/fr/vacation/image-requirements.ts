export default {
  meta_description:
    'Formats, tailles, liste de prises de vue, et dessins de bonnes et de mauvaises photos pour les annonces de logements.',
  lead: 'Les photos décident si les voyageurs ouvrent votre annonce. Un téléphone et dix minutes de lumière du jour suffisent.',
};
