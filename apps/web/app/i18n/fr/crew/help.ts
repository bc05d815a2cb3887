export default {
  seekers_1_q: 'Comment trouver un logement près de ma base ?',
  seekers_1_a:
    'Saisissez le code de l’aéroport ou la ville sur la page d’accueil et choisissez dans la liste. Vous verrez tous les logements à moins de {{miles}} miles, en liste et sur une carte. Triez par distance ou par prix, et filtrez selon qui peut séjourner.',
  seekers_4_a:
    'Un lit attitré est à vous seul(e). Un lit partagé sert à des personnes qui ne sont jamais là la même nuit. Voir [ce qu’est un logement](/what).',
  seekers_5_a:
    'Oui. Rejoignez la liste d’attente sur la page du logement et dites-nous quand il vous faut un lit. Quand un lit se libère, il peut vous être réservé pendant 24 heures.',
  listers_1_q: 'Comment publier mon logement ?',
  listers_2_q: 'Pourquoi mon logement n’est-il pas dans la recherche ?',
  listers_2_a:
    'Il est inactif ou masqué, ou votre forfait a pris fin. « Mes logements » vous dit pourquoi. Un logement complet est affiché, mais grisé.',
};
