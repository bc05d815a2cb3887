export default {
  created: 'Votre crash pad a été créé.',
  deactivated: 'Votre crash pad a été désactivé. Réactivez-le dès que vous avez une place.',
  draft_edited_meanwhile: 'Ce brouillon a été modifié entre-temps.',
  draft_removed: 'Votre brouillon a été supprimé.',
  edited_meanwhile: 'Ce crash pad a été modifié entre-temps.',
  has_tenants:
    'Vous avez des locataires ou des invitations en attente. Supprimez-les tous pour faire ce changement.',
  needs_card: 'Ajoutez une carte à votre compte avant d’ajouter un crash pad.',
  not_copied: 'Ce crash pad a été retiré du site et ne peut pas être copié.',
  plan_limit_one:
    'Votre forfait permet {{count}} crash pad. Passez à un forfait supérieur pour en ajouter un autre.',
  plan_limit_other:
    'Votre forfait permet {{count}} crash pads. Passez à un forfait supérieur pour en ajouter un autre.',
  reactivated: 'Votre crash pad a été réactivé.',
  removed: 'Votre crash pad a été supprimé.',
  reviewed: 'Vous avez donné votre avis sur ce crash pad.',
  room_has_tenants:
    'Ce crash pad a un locataire ou une invitation en attente. Supprimez tous les locataires pour le supprimer.',
  room_removed: 'La chambre a été supprimée.',
  price_updated: 'Le prix a été modifié.',
  price_for_next_tenant:
    'Le prix a été modifié. Il vaut pour le prochain locataire, et le loyer actuel ne change pas.',
  room_updated: 'La chambre a été modifiée.',
  updated: 'Votre crash pad a été modifié.',
  wrong_state: 'L’état de ce crash pad ne permet pas ce changement.',
};

export const vacation = {
  created: 'Votre logement a été créé.',
  deactivated: 'Votre logement a été désactivé. Réactivez-le dès que vous avez une place.',
  draft_edited_meanwhile: 'Ce brouillon a été modifié entre-temps.',
  draft_removed: 'Votre brouillon a été supprimé.',
  edited_meanwhile: 'Ce logement a été modifié entre-temps.',
  has_tenants:
    'Vous avez des locataires ou des invitations en attente. Supprimez-les tous pour faire ce changement.',
  needs_card: 'Ajoutez une carte à votre compte avant d’ajouter un logement.',
  not_copied: 'Ce logement a été retiré du site et ne peut pas être copié.',
  plan_limit_one:
    'Votre forfait permet {{count}} logement. Passez à un forfait supérieur pour en ajouter un autre.',
  plan_limit_other:
    'Votre forfait permet {{count}} logements. Passez à un forfait supérieur pour en ajouter un autre.',
  reactivated: 'Votre logement a été réactivé.',
  removed: 'Votre logement a été supprimé.',
  reviewed: 'Vous avez donné votre avis sur ce logement.',
  room_has_tenants:
    'Ce logement a un locataire ou une invitation en attente. Supprimez tous les locataires pour le supprimer.',
  room_removed: 'La chambre a été supprimée.',
  room_updated: 'La chambre a été modifiée.',
  updated: 'Votre logement a été modifié.',
  wrong_state: 'L’état de ce logement ne permet pas ce changement.',
};

export const crew = {
  created: 'Votre logement a été créé.',
  deactivated: 'Votre logement a été désactivé. Réactivez-le dès que vous avez une place.',
  draft_edited_meanwhile: 'Ce brouillon a été modifié entre-temps.',
  draft_removed: 'Votre brouillon a été supprimé.',
  edited_meanwhile: 'Ce logement a été modifié entre-temps.',
  has_tenants:
    'Vous avez des locataires ou des invitations en attente. Supprimez-les tous pour faire ce changement.',
  needs_card: 'Ajoutez une carte à votre compte avant d’ajouter un logement.',
  not_copied: 'Ce logement a été retiré du site et ne peut pas être copié.',
  plan_limit_one:
    'Votre forfait permet {{count}} logement. Passez à un forfait supérieur pour en ajouter un autre.',
  plan_limit_other:
    'Votre forfait permet {{count}} logements. Passez à un forfait supérieur pour en ajouter un autre.',
  reactivated: 'Votre logement a été réactivé.',
  removed: 'Votre logement a été supprimé.',
  reviewed: 'Vous avez donné votre avis sur ce logement.',
  room_has_tenants:
    'Ce logement a un locataire ou une invitation en attente. Supprimez tous les locataires pour le supprimer.',
  room_removed: 'La chambre a été supprimée.',
  room_updated: 'La chambre a été modifiée.',
  updated: 'Votre logement a été modifié.',
  wrong_state: 'L’état de ce logement ne permet pas ce changement.',
};
