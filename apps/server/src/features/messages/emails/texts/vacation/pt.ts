export default {
  reply_preview:
    'A maioria dos viajantes escreve a vários anfitriões. Uma resposta rápida ajuda os dois lados.',
};
