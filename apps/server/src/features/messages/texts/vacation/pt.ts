export default {
  upgrade_required: 'Escolha um plano para escrever a anfitriões de quem você não aluga.',
};
