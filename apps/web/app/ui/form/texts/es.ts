/** Texts that every form shares. */
export default {
  please_check_one: 'Revisa esto:',
  please_check_other: 'Revisa estas {{count}} cosas:',
  and_more: 'y {{count}} más',
  optional: 'opcional',
  show_password: 'Mostrar contraseña',
  use_anyway: 'Usarla de todos modos',
  hide_password: 'Ocultar contraseña',
  choose: 'Elegir',
  one_moment: 'Un momento…',
};
