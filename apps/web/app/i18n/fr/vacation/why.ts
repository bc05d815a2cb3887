export default {
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
