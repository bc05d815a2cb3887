export default {
  archived: 'conversation archivée',
  blocked: 'Le membre est bloqué.',
  former_member: 'Ancien membre',
  not_yet: 'Vous pourrez lui écrire quand ce membre vous aura écrit ou louera chez vous.',
  quick_reply_deleted: 'Réponse rapide supprimée.',
  reported: 'Merci pour votre signalement. Nous allons l’examiner.',
  reported_before: 'Vous l’avez déjà signalé. Nous allons l’examiner.',
  sent: 'message envoyé',
  too_many_quick_replies_one:
    'Vous avez {{count}} réponse rapide. Supprimez-en une pour en ajouter une autre.',
  too_many_quick_replies_other:
    'Vous avez {{count}} réponses rapides. Supprimez-en une pour en ajouter une autre.',
  unblocked: 'Le membre n’est plus bloqué.',
  upgrade_required: 'Choisissez un forfait pour écrire aux loueurs chez qui vous ne louez pas.',
};

export const vacation = {
  upgrade_required: 'Choisissez un forfait pour écrire aux hôtes chez qui vous ne louez pas.',
};
