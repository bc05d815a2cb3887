export default {
  coming_soon_meta: 'Bientôt disponible',
  coming_soon_description: 'Cette page de {{brand}} arrive bientôt.',
  coming_soon_title: 'En approche finale',
  coming_soon_text:
    'Cette page n’est pas encore prête. En attendant, parcourez tous les crash pads avec leur prix, leur distance et leurs avis.',
  coming_soon_back: 'Trouver un crash pad',
  data_title: 'À propos des données',
  data_description:
    'D’où viennent les aéroports, les lieux, les cartes et les images de {{brand}}.',
  data_lead:
    'Nos aéroports, lieux et cartes viennent de données ouvertes. Merci à toutes les personnes qui les tiennent à jour.',
  data_airports: 'Aéroports',
  data_airports_text:
    'Codes, noms, positions et fuseaux horaires des aéroports : airport-data-js, CC BY 4.0. Nous avons rapproché et corrigé les noms des villes.',
  data_places: 'Villes et lieux',
  data_places_text: 'Noms et positions des lieux : GeoNames, CC BY 4.0, sélection de notre équipe.',
  data_maps: 'Cartes',
  data_maps_text:
    'Côtes près des aéroports : © les contributeurs d’OpenStreetMap, Open Database License (ODbL) 1.0, simplifiées par nos soins. Pays et côtes éloignées : Natural Earth, domaine public. États des États-Unis : US Census Bureau, domaine public.',
  data_pictures: 'Images',
  data_pictures_text: 'Nous avons réalisé les illustrations de ce site.',
  data_error: 'Vous avez trouvé une erreur ?',
  data_error_text: 'Dites-nous quel aéroport ou quelle ville est en cause, et nous corrigerons.',
  contact_us: 'Nous contacter',
  featured_title: 'Annonces à la une',
  featured_description:
    'Comment les annonces obtiennent les mentions « À la une » et « Remonté », ce qu’elles coûtent, et quels aéroports affichent un crash pad.',
  featured_lead:
    'Deux mentions indiquent qu’un loueur a payé pour être vu en premier. Elles changent l’ordre de la liste et rien d’autre : ni le prix, ni les avis.',
  featured_label: 'À la une',
  featured_label_text:
    'Apparaît au-dessus de tous les autres crash pads à ses aéroports, chaque mois jusqu’à ce que le loueur annule.',
  boosted_label: 'Remonté',
  boosted_label_text:
    'Apparaît en tête des autres crash pads pendant une semaine ou un mois, puis s’arrête automatiquement.',
  price_monthly: '{{amount}} par mois',
  price_week: '{{amount}} pour 1 semaine',
  price_month: '{{amount}} pour 1 mois',
  prices: 'Prix',
  option: 'Option',
  price: 'Prix',
  runs: 'Durée',
  runs_ongoing: 'Renouvelé chaque mois, annulable à tout moment',
  runs_once: 'S’arrête automatiquement',
  distance_title: 'Quels aéroports affichent mon crash pad ?',
  distance_text:
    'Nous affichons automatiquement chaque crash pad dans tous les aéroports et centres-villes à moins de {{miles}} miles, et dans les aéroports choisis par son loueur. La carte indique la distance que le loueur a saisie pour cet aéroport. Sinon, elle indique la distance à vol d’oiseau.',
  fair_title: 'Équitable pour tous',
  fair_text:
    '- Un seul prix pour tous les loueurs. Il n’y a pas d’enchères, et personne ne peut surenchérir.\n- La mise en avant change l’ordre. Elle ne change jamais les résultats, le prix, les étoiles ni la distance.\n- Les annonces à la une sont triées entre elles comme vous triez la liste, par prix ou par distance. Sans tri, les plus proches sont en premier.\n- La mention est toujours visible : vous savez qui a payé.\n- Un crash pad complet reste grisé, mis en avant ou non. Le mettre en avant ne rapporte rien.',
  end_title: 'Comment cela se termine',
  end_text:
    '- **À la une** se renouvelle chaque mois. Si le loueur annule, l’annonce reste en tête jusqu’à la fin du mois payé, avec la mention Remonté.\n- **Remonté** se termine automatiquement. Si le loueur annule plus tôt, il se termine aussitôt.\n- Nous ne remboursons pas les mises en avant.\n- Une annonce absente de la recherche, parce qu’elle est inactive ou que son forfait a pris fin, n’apparaît pas en premier non plus.',
  featured_start: 'Mettre votre crash pad à la une',
  featured_start_text:
    'Créez un compte, publiez votre crash pad, puis choisissez « Mettre à la une » dans son menu.',
  create_account: 'Créer un compte',
};

export const vacation = {
  coming_soon_text:
    'Cette page n’est pas encore prête. En attendant, parcourez tous les logements avec leur prix, leur distance et leurs avis.',
  coming_soon_back: 'Trouver un logement',
  featured_description:
    'Comment les annonces obtiennent les mentions « À la une » et « Remonté », ce qu’elles coûtent, et quels aéroports affichent un logement.',
  featured_lead:
    'Deux mentions indiquent qu’un hôte a payé pour être vu en premier. Elles changent l’ordre de la liste et rien d’autre : ni le prix, ni les avis.',
  featured_label_text:
    'Apparaît au-dessus de tous les autres logements à ses aéroports, chaque mois jusqu’à ce que l’hôte annule.',
  boosted_label_text:
    'Apparaît en tête des autres logements pendant une semaine ou un mois, puis s’arrête automatiquement.',
  distance_title: 'Quels aéroports affichent mon logement ?',
  distance_text:
    'Nous affichons automatiquement chaque logement dans tous les aéroports et centres-villes à moins de {{miles}} miles, et dans les aéroports choisis par son hôte. La carte indique la distance que l’hôte a saisie pour cet aéroport. Sinon, elle indique la distance à vol d’oiseau.',
  fair_text:
    '- Un seul prix pour tous les hôtes. Il n’y a pas d’enchères, et personne ne peut surenchérir.\n- La mise en avant change l’ordre. Elle ne change jamais les résultats, le prix, les étoiles ni la distance.\n- Les annonces à la une sont triées entre elles comme vous triez la liste, par prix ou par distance. Sans tri, leur ordre change chaque jour.\n- La mention est toujours visible : vous savez qui a payé.\n- Un logement complet reste grisé, mis en avant ou non. Le mettre en avant ne rapporte rien.',
  end_text:
    '- **À la une** se renouvelle chaque mois. Si l’hôte annule, l’annonce reste en tête jusqu’à la fin du mois payé, avec la mention Remonté.\n- **Remonté** se termine automatiquement. Si l’hôte annule plus tôt, il se termine aussitôt.\n- Nous ne remboursons pas les mises en avant.\n- Une annonce absente de la recherche, parce qu’elle est inactive ou que son forfait a pris fin, n’apparaît pas en premier non plus.',
  featured_start: 'Mettre votre logement à la une',
  featured_start_text:
    'Créez un compte, publiez votre logement, puis choisissez « Mettre à la une » dans son menu.',
};

export const crew = {
  coming_soon_text:
    'Cette page n’est pas encore prête. En attendant, parcourez tous les logements avec leur prix, leur distance et leurs avis.',
  coming_soon_back: 'Trouver un logement',
  featured_description:
    'Comment les annonces obtiennent les mentions « À la une » et « Remonté », ce qu’elles coûtent, et quels aéroports affichent un logement.',
  featured_label_text:
    'Apparaît au-dessus de tous les autres logements à ses aéroports, chaque mois jusqu’à ce que le loueur annule.',
  boosted_label_text:
    'Apparaît en tête des autres logements pendant une semaine ou un mois, puis s’arrête automatiquement.',
  distance_title: 'Quels aéroports affichent mon logement ?',
  distance_text:
    'Nous affichons automatiquement chaque logement dans tous les aéroports et centres-villes à moins de {{miles}} miles, et dans les aéroports choisis par son loueur. La carte indique la distance que le loueur a saisie pour cet aéroport. Sinon, elle indique la distance à vol d’oiseau.',
  fair_text:
    '- Un seul prix pour tous les loueurs. Il n’y a pas d’enchères, et personne ne peut surenchérir.\n- La mise en avant change l’ordre. Elle ne change jamais les résultats, le prix, les étoiles ni la distance.\n- Les annonces à la une sont triées entre elles comme vous triez la liste, par prix ou par distance. Sans tri, leur ordre change chaque jour.\n- La mention est toujours visible : vous savez qui a payé.\n- Un logement complet reste grisé, mis en avant ou non. Le mettre en avant ne rapporte rien.',
  featured_start: 'Mettre votre logement à la une',
  featured_start_text:
    'Créez un compte, publiez votre logement, puis choisissez « Mettre à la une » dans son menu.',
};
