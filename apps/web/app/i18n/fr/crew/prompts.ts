export default {
  pending_text_one:
    'Vous avez {{count}} invitation en attente. Allez dans Mes locations pour l’accepter.',
  pending_text_other:
    'Vous avez {{count}} invitations en attente. Allez dans Mes locations pour les accepter.',
  to_my_crashpad: 'Voir mes locations',
};
