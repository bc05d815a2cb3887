export default {
  pictures_full:
    'Você já adicionou as {{most}} fotos que um imóvel de temporada pode ter. Remova uma para adicionar outra.',
  how_to_order:
    'Os hóspedes veem primeiro a foto principal. Arraste as fotos ou use as setas para ordenar.',
};
