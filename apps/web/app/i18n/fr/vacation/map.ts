export default {
  results_map: 'Carte des logements autour de {{airport}}',
  results_map_anywhere: 'Carte des logements',
  pins: 'Logements sur la carte',
  pin: 'Logement, {{price}} par mois',
  pin_featured: 'Logement, {{price}} par mois, à la une',
  cluster_name: '{{label}} : zoomer pour voir ces logements',
  card_loading: 'Chargement du logement',
  approximate_text:
    'Ce logement se trouve quelque part dans le cercle. L’hôte vous donnera l’adresse exacte.',
  pin_map: 'Carte avec le repère de votre logement',
  pin_label: 'Repère de votre logement. Déplacez-le avec les flèches.',
};
