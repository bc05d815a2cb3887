export default {
  account_expired: 'Compte expiré',
  your_account_has_expired: 'Votre compte a expiré',
  click_continue: 'Cliquez sur Continuer pour mettre à jour votre moyen de paiement',
  continue_renew: 'Renouveler',
  logout: 'Déconnexion',
  set_up: 'Veuillez ajouter un moyen de paiement',
  set_up_text:
    'Nous n’avons aucun moyen de paiement pour vous. Votre compte pourrait être désactivé à la fin de votre forfait.',
  set_up_autopay_text:
    'AutoPay a besoin d’une carte. Ajoutez-en une pour que nous puissions débiter votre dépôt de garantie et votre loyer à temps.',
  continue: 'Continuer',
  pending_invitation: 'Invitation en attente',
  pending_text_one:
    'Vous avez {{count}} invitation en attente. Allez dans Mes locations pour l’accepter.',
  pending_text_other:
    'Vous avez {{count}} invitations en attente. Allez dans Mes locations pour les accepter.',
  to_my_crashpad: 'Voir mes locations',
};

export const vacation = {
  pending_text_one:
    'Vous avez {{count}} invitation en attente. Allez dans Mes locations pour l’accepter.',
  pending_text_other:
    'Vous avez {{count}} invitations en attente. Allez dans Mes locations pour les accepter.',
  to_my_crashpad: 'Voir mes locations',
};

export const crew = {
  pending_text_one:
    'Vous avez {{count}} invitation en attente. Allez dans Mes locations pour l’accepter.',
  pending_text_other:
    'Vous avez {{count}} invitations en attente. Allez dans Mes locations pour les accepter.',
  to_my_crashpad: 'Voir mes locations',
};
