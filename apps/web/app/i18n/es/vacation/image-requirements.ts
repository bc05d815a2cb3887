export default {
  meta_description:
    'Formatos, tamaños, una lista de tomas y dibujos de fotos buenas y malas para anuncios de alojamientos.',
  lead: 'Las fotos deciden si los viajeros abren tu anuncio. Bastan un teléfono y diez minutos de luz natural.',
};
