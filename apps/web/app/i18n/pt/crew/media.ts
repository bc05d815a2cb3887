export default {
  pictures_full:
    'Você já adicionou as {{most}} fotos que um alojamento pode ter. Remova uma para adicionar outra.',
};
