export default {
  meta_title: 'Pourquoi {{brand}} ?',
  meta_description:
    'Comparez un crash pad à l’hôtel et au bail, voyez le calcul, ce qu’y gagnent les loueurs, et ce que nous ne faisons pas.',
  title: 'Pourquoi {{brand}} ?',
  lead: 'Parce que trouver un lit près de sa base ne devrait pas demander vingt appels, un panneau d’affichage et un tableur.',
  compare_title: 'Crash pad, hôtel ou bail ?',
  compare_text:
    'Disons qu’il vous faut {{nights}} nuits par mois à votre base. Le tableau compare un crash pad de prix moyen, un hôtel d’aéroport modeste et un petit appartement à vous. Vos chiffres seront différents. L’ordre l’est rarement.',
  compare_caption: 'Coût de {{nights}} nuits par mois',
  way: 'Où vous dormez',
  per_month: 'Par mois',
  per_night: 'Par nuit utilisée',
  crash_pad: 'Crash pad, au mois',
  hotel: 'Hôtel, {{price}} la nuit',
  lease: 'Appartement à vous, charges comprises',
  break_even: 'À {{price}} la nuit, le crash pad est moins cher dès la nuit {{nights}} du mois.',
  note: 'L’hôtel et l’appartement sont des prix d’exemple, hors taxes.',
  seekers_title: 'Pour les équipages qui cherchent un lit',
  seekers_text:
    '- Voyez tous les crash pads à moins de {{miles}} miles de votre base, avec prix, distance, type de lit et lits libres.\n- Regardez aussi longtemps que vous voulez, sans compte.\n- Lisez les avis de personnes qui y ont loué.\n- Écrivez aux loueurs aussi souvent que vous voulez : {{price}} pour {{months}} mois. Un seul paiement, sans renouvellement.\n- Les loueurs ne voient votre numéro de téléphone que si vous l’autorisez.',
  listers_title: 'Pour les loueurs',
  listers_text:
    '- Votre annonce apparaît automatiquement à tous les aéroports à moins de {{miles}} miles.\n- Nommez chambres et lits, et voyez d’un coup d’œil lesquels sont libres, occupés ou en attente.\n- Invitez des locataires par e-mail. Ils voient le lit, les dates et chaque paiement avant d’accepter.\n- Encaissez les loyers par carte à l’échéance, ou enregistrez vous-même espèces et virements.\n- Les forfaits commencent à {{lister}} par an. [Comparer les forfaits](/listing-apps).',
  not_title: 'Ce que nous ne faisons pas',
  not_text:
    '- Nous ne possédons, n’inspectons ni n’assurons les maisons.\n- Nous ne prenons rien sur les loyers que vous payez directement.\n- Nous ne vendons pas vos données, et personne ne peut payer pour changer un avis.\n- Nous ne signons pas le bail. Le contrat lie le loueur et le locataire.\n- Nous ne promettons pas de lit. Nous vous montrons qui en a un.',
  counters_title: 'En ce moment',
  counter_users: 'Membres',
  counter_listings: 'Crash pads',
  counter_cities: 'Villes',
  counter_airports: 'Aéroports',
};

export const vacation = {
  meta_description:
    'Comparez un logement de vacances à l’hôtel et au bail, voyez le calcul, ce qu’y gagnent les hôtes, et ce que nous ne faisons pas.',
  lead: 'Parce que trouver un lit près de l’aéroport ne devrait pas demander vingt appels et un tableur.',
  compare_title: 'Logement de vacances, hôtel ou bail ?',
  compare_text:
    'Disons qu’il vous faut {{nights}} nuits par mois. Le tableau compare un lit de prix moyen, un hôtel d’aéroport modeste et un petit appartement à vous. Vos chiffres seront différents. L’ordre l’est rarement.',
  crash_pad: 'Lit dans un logement de vacances, au mois',
  break_even: 'À {{price}} la nuit, le logement est moins cher dès la nuit {{nights}} du mois.',
  seekers_title: 'Pour les voyageurs',
  seekers_text:
    '- Voyez tous les logements à moins de {{miles}} miles d’un aéroport, avec prix, distance, type de lit et lits libres.\n- Regardez aussi longtemps que vous voulez, sans compte.\n- Lisez les avis de personnes qui y ont logé.\n- Écrivez aux hôtes aussi souvent que vous voulez : {{price}} pour {{months}} mois. Un seul paiement, sans renouvellement.\n- Les hôtes ne voient votre numéro de téléphone que si vous l’autorisez.',
  listers_title: 'Pour les hôtes',
  not_text:
    '- Nous ne possédons, n’inspectons ni n’assurons les maisons.\n- Nous ne prenons rien sur les loyers que vous payez directement.\n- Nous ne vendons pas vos données, et personne ne peut payer pour changer un avis.\n- Nous ne signons pas le bail. Le contrat lie l’hôte et le locataire.\n- Nous ne promettons pas de lit. Nous vous montrons qui en a un.',
  counter_listings: 'Logements',
};

export const crew = {
  meta_description:
    'Comparez un logement à l’hôtel et au bail, voyez le calcul, ce qu’y gagnent les loueurs, et ce que nous ne faisons pas.',
  compare_title: 'Logement, hôtel ou bail ?',
  compare_text:
    'Disons qu’il vous faut {{nights}} nuits par mois à votre base. Le tableau compare un logement de prix moyen, un hôtel d’aéroport modeste et un petit appartement à vous. Vos chiffres seront différents. L’ordre l’est rarement.',
  crash_pad: 'Logement d’équipage, au mois',
  break_even: 'À {{price}} la nuit, le logement est moins cher dès la nuit {{nights}} du mois.',
  seekers_text:
    '- Voyez tous les logements à moins de {{miles}} miles de votre base, avec prix, distance, type de lit et lits libres.\n- Regardez aussi longtemps que vous voulez, sans compte.\n- Lisez les avis de personnes qui y ont loué.\n- Écrivez aux loueurs aussi souvent que vous voulez : {{price}} pour {{months}} mois. Un seul paiement, sans renouvellement.\n- Les loueurs ne voient votre numéro de téléphone que si vous l’autorisez.',
  counter_listings: 'Logements',
};
