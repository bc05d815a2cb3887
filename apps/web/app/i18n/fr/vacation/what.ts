export default {
  meta_title: 'Qu’est-ce qu’un logement de vacances ?',
  meta_description:
    'Les logements de vacances, par lit ou en entier, expliqués : lits attitrés, partagés et privés, ce qu’ils coûtent, et les mots que vous lirez.',
  title: 'Qu’est-ce qu’un logement de vacances ?',
  lead: 'Un lit, une chambre ou une maison entière près de l’aéroport, au mois ou pour quelques nuits.',
  short_text:
    'À l’hôtel, vous payez aussi le hall. Si vous voyagez souvent, travaillez loin de chez vous ou restez des semaines, il vous faut un lit, une cuisine et le Wi-Fi.\n\nUn hôte loue une maison ou un appartement, en général à moins de {{miles}} miles de l’aéroport. Vous y louez un lit, une chambre, ou tout le logement.',
  beds_text:
    '- **Lit attitré.** Un lit, une personne. Personne d’autre n’y dort, même en votre absence.\n- **Lit partagé.** Plusieurs personnes utilisent le lit, jamais en même temps. C’est la façon la moins chère de se loger.\n- **Lit privé.** Une chambre pour vous, avec une porte qui ferme.\n\nChaque annonce indique le type de lit et le nombre de lits par chambre. Une chambre n’a jamais plus de {{people}} personnes.',
  reserve_title: 'Un mois loin de chez soi pour le travail',
  reserve_text:
    'Ana travaille sur un projet à New York et vit à Tampa. Elle est en ville du lundi au jeudi, chaque semaine. Un lit attitré est logique : il est à elle, et ses affaires y restent le week-end.',
  line_title: 'Quelques nuits de temps en temps',
  line_text:
    'Marcus rend visite à sa fille quatre fois par mois et reste une ou deux nuits. Un lit partagé près de l’aéroport suffit, et il paie moins que pour deux nuits d’hôtel.',
  cost_text:
    'La plupart des lits coûtent entre {{low}} et {{high}} par mois. Les lits partagés coûtent moins, les chambres privées le plus. Les charges et le Wi-Fi sont en général compris. Avant d’accepter, renseignez-vous sur le stationnement et le dépôt de garantie.\n\nLe prix d’une annonce est par personne et par mois. Voir [nos tarifs](/fees).',
  words_text:
    '- **Hôte :** la personne qui loue le logement aux autres.\n- **Locataire :** la personne qui y loue un lit.\n- **Voyageur :** un membre qui cherche un logement.\n- **Nuits maximum :** le nombre de nuits par mois que vous pouvez y dormir. Certains logements ont une limite.\n- **Complet :** tous les lits sont occupés.',
};
