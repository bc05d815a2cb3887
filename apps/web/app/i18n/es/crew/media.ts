export default {
  pictures_full:
    'No caben más: una casa muestra hasta {{most}} fotos. Quita una para agregar otra.',
};
