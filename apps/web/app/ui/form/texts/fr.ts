export default {
  please_check_one: 'Veuillez vérifier ce point :',
  please_check_other: 'Veuillez vérifier ces {{count}} points :',
  and_more: 'et {{count}} de plus',
  optional: 'facultatif',
  show_password: 'Afficher le mot de passe',
  use_anyway: 'L’utiliser quand même',
  hide_password: 'Masquer le mot de passe',
  choose: 'Choisir',
  one_moment: 'Un instant…',
};
