export default {
  pictures_full:
    'Vous avez ajouté les {{most}} photos qu’un logement peut avoir. Retirez-en une pour en ajouter une autre.',
};
