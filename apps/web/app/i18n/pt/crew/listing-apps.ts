export default {
  start_text:
    'Escolha um plano, descreva seu alojamento, adicione fotos e publique. A maioria leva meia hora.',
};
