export default {
  meta_description:
    'Qué comprobamos cada día, qué recordamos a los anfitriones, cómo juzgar un alojamiento antes de pagar y cómo denunciar un anuncio.',
};
