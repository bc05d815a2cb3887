export default {
  pictures_full:
    'Ya tienes las {{most}} fotos que puede mostrar un alojamiento. Quita una para agregar otra.',
  how_to_order:
    'La foto principal es la primera que ven los huéspedes. Arrastra las fotos para ordenarlas o usa las flechas.',
};
