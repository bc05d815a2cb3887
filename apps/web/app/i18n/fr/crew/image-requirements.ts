export default {
  meta_description:
    'Formats, tailles, liste de prises de vue, et dessins de bonnes et de mauvaises photos pour les annonces de logements.',
};
