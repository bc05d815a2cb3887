export default {
  pictures_full:
    'Ya tienes las {{most}} fotos que puede mostrar una casa. Quita una para agregar otra.',
};
