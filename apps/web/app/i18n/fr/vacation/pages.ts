export default {
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
