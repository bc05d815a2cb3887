export default {
  why_line: 'Logement, hôtel et bail, comparés en chiffres.',
};
