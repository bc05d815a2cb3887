export default {
  meta_title: 'Consignes pour les photos',
  meta_description:
    'Formats, tailles, liste de prises de vue, et dessins de bonnes et de mauvaises photos pour les annonces de crash pads.',
  title: 'Consignes pour les photos',
  lead: 'Les photos décident si les équipages ouvrent votre annonce. Un téléphone et dix minutes de lumière du jour suffisent.',
  rules_title: 'Les règles',
  rules_text:
    '- Jusqu’à {{most}} photos, au moins une. Choisissez la photo principale : c’est la première que l’on voit.\n- JPG, JPEG ou PNG. Les photos prises au téléphone conviennent.\n- Jusqu’à {{size}} Mo chacune. En dessous de 1 Mo, l’envoi est le plus rapide.\n- Le format paysage rend le mieux. Les vignettes et les galeries sont plus larges que hautes.\n- Nous retirons les données de lieu de chaque photo, pour qu’elle ne révèle pas votre adresse.',
  shots_title: 'Liste de prises de vue',
  shots_text:
    '1. La chambre, depuis la porte, avec tous les lits. Faites-en la photo principale.\n2. Un lit de près : matelas, lampe, prise, rideau.\n3. La salle de bain, propre et sèche, abattant baissé.\n4. La cuisine avec un plan de travail dégagé.\n5. Où l’on range bagages et uniformes.\n6. Le salon ou le jardin.\n7. Le stationnement, ou l’arrêt de la navette.\n8. La façade, sans son numéro.',
  examples_title: 'Bien et mal',
  good: 'Bien',
  bad: 'Mal',
  good_wide: 'Paysage, droite, lumière allumée. On voit les deux lits et le passage entre eux.',
  bad_tall: 'Portrait, de travers et sombre. On voit la moitié d’un lit et pas la chambre.',
  good_tidy: 'Lits faits, sol dégagé. On voit ce qu’on loue.',
  bad_mess: 'Sacs et linge partout, affaires de quelqu’un en vue.',
  good_front: 'La maison de jour, sans son numéro.',
  bad_text: 'Numéro de téléphone, logo et texte sur la photo.',
  rejected_title: 'Ce que nous n’acceptons pas',
  rejected_text:
    '- Numéros de téléphone, adresses e-mail, adresses web, prix ou codes QR dans la photo\n- Filigranes, logos et collages\n- Photos d’autres annonces ou de catalogues, ou créées par une IA\n- Personnes qui n’ont pas accepté d’apparaître\n- Numéros de maison, plaques d’immatriculation et codes de porte\n- Fichiers endommagés, ou qui ne sont pas des photos',
  tips_title: 'Cinq conseils',
  tips_text:
    '- Ouvrez les rideaux et allumez toutes les lampes.\n- Placez-vous dans un coin et tenez le téléphone droit, à hauteur de poitrine.\n- Nettoyez l’objectif. Cela change plus de choses qu’un nouveau téléphone.\n- Refaites les photos quand vous changez de lits ou de meubles.\n- Tournez une photo dans l’éditeur au lieu de l’envoyer à nouveau.',
};

export const vacation = {
  meta_description:
    'Formats, tailles, liste de prises de vue, et dessins de bonnes et de mauvaises photos pour les annonces de logements.',
  lead: 'Les photos décident si les voyageurs ouvrent votre annonce. Un téléphone et dix minutes de lumière du jour suffisent.',
  shots_text:
    '1. La chambre, depuis la porte, avec tous les lits. Faites-en la photo principale.\n2. Un lit de près : matelas, lampe, prise, rideau.\n3. La salle de bain, propre et sèche, abattant baissé.\n4. La cuisine avec un plan de travail dégagé.\n5. Où les locataires posent leurs bagages.\n6. Le salon ou le jardin.\n7. Le stationnement, ou l’arrêt de la navette.\n8. La façade, sans son numéro.',
};

export const crew = {
  meta_description:
    'Formats, tailles, liste de prises de vue, et dessins de bonnes et de mauvaises photos pour les annonces de logements.',
};
