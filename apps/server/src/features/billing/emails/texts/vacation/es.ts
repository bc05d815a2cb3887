export default {
  expired_lister:
    'Hasta que renueves, tus {{places}} no aparecen en la búsqueda y no puedes invitar a huéspedes. Las estancias que ya tienes continúan.',
};
