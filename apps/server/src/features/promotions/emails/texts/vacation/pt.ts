export default {
  cancel_note: 'Se preferir parar, escolha Cancelar destaque em Meu imóvel de temporada.',
  ended_found:
    'Os viajantes ainda encontram seu {{place}} na busca enquanto ele estiver ativo, no lugar de sempre.',
  ended_hidden:
    'Olá, {{name}}. Os viajantes não encontravam seu {{place}}, então não cobramos mais um mês.',
};
