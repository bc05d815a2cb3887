export default {
  start_text:
    'Elige un plan, describe tu casa, agrega fotos y publica. La mayoría tarda media hora.',
};
