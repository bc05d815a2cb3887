export default {
  seeker_notice:
    'Un compte voyageur est désactivé après 6 mois. Il ne se renouvelle pas automatiquement. Rien n’est débité à nouveau, sauf si vous le renouvelez.',
  tenant_title: 'Bienvenue',
  tenant_text:
    'Votre compte est gratuit : vous louez sur invitation de votre hôte et n’avez pas besoin de forfait. Vos locations et invitations sont sous Mes locations.',
  my_rentals: 'Mes locations',
  find: 'Trouver un logement',
  autopay_off_text:
    'Nous n’encaisserons plus le loyer automatiquement. Vous l’encaissez vous-même. Vos logements et vos locataires ne changent pas, et vous pouvez réactiver AutoPay à tout moment.',
  autopay_off_tenants_one:
    'AutoPay s’arrête pour {{count}} locataire. Nous l’informons par e-mail.',
  autopay_off_tenants_other:
    'AutoPay s’arrête pour {{count}} locataires. Nous les informons par e-mail.',
  autopay_again_one: 'Redemander à {{count}} locataire',
  autopay_again_other: 'Redemander à {{count}} locataires',
  autopay_asked_one: 'Vous avez redemandé à {{count}} locataire.',
  autopay_asked_other: 'Vous avez redemandé à {{count}} locataires.',
  fact_deposit: 'Nous débitons le dépôt de garantie quand le locataire accepte.',
  step_crashpads: 'Préparez vos logements',
  step_crashpads_text: 'Publiez vos logements avec chambres, lits et prix.',
  add_crashpad: 'Ajouter un logement',
  my_crashpads: 'Mes logements',
  step_tenants: 'Invitez des locataires',
  step_tenants_text: 'Invitez vos locataires par e-mail. Ils voient les montants avant d’accepter.',
  my_crew: 'Mes locataires',
  one_time_text:
    'Les paiements ponctuels que vos hôtes demandent, comme un dépôt de garantie ou le stationnement.',
  one_time_none_text: 'Quand un hôte demande un paiement, vous pouvez le payer ou le refuser ici.',
};
