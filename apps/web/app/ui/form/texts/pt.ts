export default {
  please_check_one: 'Confira isto:',
  please_check_other: 'Confira estes {{count}} itens:',
  and_more: 'e mais {{count}}',
  optional: 'opcional',
  show_password: 'Mostrar senha',
  use_anyway: 'Usar mesmo assim',
  hide_password: 'Ocultar senha',
  choose: 'Escolha',
  one_moment: 'Um momento…',
};
