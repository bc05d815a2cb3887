export default {
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
