export default {
  meta_description:
    'Formatos, tamaños, una lista de tomas y dibujos de fotos buenas y malas para anuncios de casas.',
};
