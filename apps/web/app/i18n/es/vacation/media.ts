export default {
  pictures_full:
    'No caben más: un alojamiento muestra hasta {{most}} fotos. Quita una para agregar otra.',
  how_to_order:
    'La foto principal es la primera que ven los huéspedes. Arrastra las fotos para ordenarlas o usa las flechas.',
};
