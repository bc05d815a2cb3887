export default {
  why_line: 'Logement de vacances, hôtel et bail, comparés en chiffres.',
  advertise_line: 'Faites connaître votre entreprise aux voyageurs.',
  airports_line: 'Choisissez un aéroport et voyez ce qui est libre.',
};
