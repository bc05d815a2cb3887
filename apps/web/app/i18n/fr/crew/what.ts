export default {
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
