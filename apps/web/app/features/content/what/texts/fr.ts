export default {
  meta_title: 'Qu’est-ce qu’un crash pad ?',
  meta_description:
    'Les crash pads pour équipages expliqués : lits partagés, attitrés et privés, à quoi ressemble un mois, ce que cela coûte, et les mots des équipages.',
  title: 'Qu’est-ce qu’un crash pad ?',
  lead: 'Un logement partagé près de l’aéroport, pour les nuits que vous passez à votre base.',
  short_title: 'En deux mots',
  short_text:
    'Beaucoup de pilotes et de membres du personnel de cabine ne vivent pas là où ils sont basés. Ils arrivent en avion avant une rotation et rentrent chez eux après. Entre les deux, il leur faut un lit, une douche et du calme, quelques nuits à la fois.\n\nUn crash pad, c’est cet endroit. Un loueur loue une maison ou un appartement proche de l’aéroport, en général à moins de {{miles}} miles, et plusieurs membres d’équipage se le partagent au mois.',
  beds_title: 'Lits attitrés, partagés et privés',
  beds_text:
    '- **Lit attitré.** Un lit, une personne. Personne d’autre n’y dort, même en votre absence. Vos draps y restent.\n- **Lit partagé.** Plusieurs personnes utilisent le lit, jamais en même temps. Vous apportez ou rangez vos draps sur place et prenez le lit qui est libre. C’est la façon la moins chère de loger près de sa base.\n- **Lit privé.** Une chambre pour vous, avec une porte qui ferme. C’est le plus cher, et c’est là qu’on dort le mieux.\n\nChaque annonce indique le type de lit et le nombre de lits par chambre. Une chambre n’a jamais plus de {{people}} personnes.',
  reserve_title: 'Un mois en réserve',
  reserve_text:
    'Ana est de réserve à New York et vit à Tampa. Elle a 18 jours d’astreinte, avec deux heures pour se présenter. Impossible de venir de Tampa en deux heures : elle dort donc à sa base environ 12 nuits. Un lit attitré est logique, car elle ne sait jamais quand elle en aura besoin, et il est toujours à elle.\n\nElle y laisse un uniforme, un oreiller et une boîte de céréales. Quand le planning appelle à 3 h du matin, elle prépare ses affaires dans le couloir pour ne réveiller personne.',
  line_title: 'Un mois à planning fixe',
  line_text:
    'Marcus a un planning fixe et vient de Denver. Il fait quatre rotations ce mois-ci. Deux commencent si tôt qu’il doit arriver la veille, et une se termine après le dernier vol du retour. Cela fait trois ou quatre nuits. Un lit partagé suffit, et certains mois il paie des nuits qu’il n’utilise pas. Cela lui coûte quand même moins que deux nuits d’hôtel.',
  cost_title: 'Ce que cela coûte',
  cost_text:
    'La plupart des crash pads coûtent entre {{low}} et {{high}} par mois. Les lits partagés coûtent moins, les chambres privées le plus. Les charges et le Wi-Fi sont en général compris. Avant d’accepter, renseignez-vous sur le stationnement, le trajet jusqu’à l’aéroport et le dépôt de garantie.\n\nLe prix d’une annonce est par personne et par mois. Voir [nos tarifs](/fees).',
  words_title: 'Les mots que vous entendrez',
  words_text:
    '- **Base :** l’aéroport d’où partent vos rotations.\n- **Navetteur :** qui vit dans une ville et est basé dans une autre.\n- **Réserve :** d’astreinte, sans planning fixe.\n- **Planning fixe :** les rotations du mois, connues d’avance.\n- **Délai d’appel :** le temps entre le coup de téléphone et l’aéroport.\n- **Loueur :** la personne qui loue le crash pad aux autres.\n- **Locataire :** la personne qui y loue un lit.\n- **Nuits maximum :** le nombre de nuits par mois que vous pouvez y dormir. Certaines maisons ont une limite.\n- **Complet :** tous les lits sont occupés.',
};

export const vacation = {
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

export const crew = {
  meta_title: 'Qu’est-ce qu’un logement d’équipage ?',
  meta_description:
    'Les logements pour équipages expliqués : lits partagés, attitrés et privés, à quoi ressemble un mois, ce que cela coûte, et les mots des équipages.',
  title: 'Qu’est-ce qu’un logement d’équipage ?',
  short_text:
    'Beaucoup de pilotes et de membres du personnel de cabine ne vivent pas là où ils sont basés. Ils arrivent en avion avant une rotation et rentrent chez eux après. Entre les deux, il leur faut un lit, une douche et du calme, quelques nuits à la fois.\n\nUn logement, c’est cet endroit. Un loueur loue une maison ou un appartement proche de l’aéroport, en général à moins de {{miles}} miles, et plusieurs membres d’équipage se le partagent au mois.',
  cost_text:
    'La plupart des logements coûtent entre {{low}} et {{high}} par mois. Les lits partagés coûtent moins, les chambres privées le plus. Les charges et le Wi-Fi sont en général compris. Avant d’accepter, renseignez-vous sur le stationnement, le trajet jusqu’à l’aéroport et le dépôt de garantie.\n\nLe prix d’une annonce est par personne et par mois. Voir [nos tarifs](/fees).',
  words_text:
    '- **Base :** l’aéroport d’où partent vos rotations.\n- **Navetteur :** qui vit dans une ville et est basé dans une autre.\n- **Réserve :** d’astreinte, sans planning fixe.\n- **Planning fixe :** les rotations du mois, connues d’avance.\n- **Délai d’appel :** le temps entre le coup de téléphone et l’aéroport.\n- **Loueur :** la personne qui loue le logement aux autres.\n- **Locataire :** la personne qui y loue un lit.\n- **Nuits maximum :** le nombre de nuits par mois que vous pouvez y dormir. Certaines maisons ont une limite.\n- **Complet :** tous les lits sont occupés.',
};
