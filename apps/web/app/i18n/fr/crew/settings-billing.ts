export default {
  tenant_text:
    'Votre compte est gratuit : vous louez sur invitation de votre loueur et n’avez pas besoin de forfait. Vos locations et invitations sont sous Mes locations.',
  my_rentals: 'Mes locations',
  find: 'Trouver un logement',
  autopay_off_text:
    'Nous n’encaisserons plus le loyer automatiquement. Vous l’encaissez vous-même. Vos logements et vos locataires ne changent pas, et vous pouvez réactiver AutoPay à tout moment.',
  step_crashpads: 'Préparez vos logements',
  step_crashpads_text: 'Publiez vos logements avec chambres, lits et prix.',
  add_crashpad: 'Ajouter un logement',
  my_crashpads: 'Mes logements',
};
