export default {
  pictures_full:
    'Vous avez ajouté les {{most}} photos qu’un logement peut avoir. Retirez-en une pour en ajouter une autre.',
  how_to_order:
    'Les voyageurs voient d’abord la photo principale. Faites glisser les photos pour les ranger, ou utilisez les flèches.',
};
