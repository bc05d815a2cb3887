export default {
  meta_title: 'Logements de vacances par aéroport et par ville, dans le monde entier',
  meta_description:
    'Tous les aéroports avec des logements de vacances, et les villes alentour. Voyez combien de logements, d’offres et d’événements chacun propose.',
  cities_meta_title: 'Villes avec des logements de vacances, par pays',
  cities_meta_description:
    'Les villes avec des logements de vacances à moins de 50 miles, par pays. Voyez combien de logements, d’aéroports, d’offres et d’événements chacune propose.',
  cities_heading: 'Villes avec des logements de vacances',
  airports_by_listings: 'Le plus de logements d’abord',
  crash_pads_from_one: '{{count}} logement dès {{price}}',
  crash_pads_from_other: '{{count}} logements dès {{price}}',
  no_areas: 'Il n’y a pas encore de logements ici. Cherchez votre aéroport ci-dessus.',
};
