export default {
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
