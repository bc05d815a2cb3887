export default {
  meta_description:
    'Formatos, tamanhos, uma lista de fotos e exemplos de fotos boas e ruins para anúncios de alojamentos.',
};
