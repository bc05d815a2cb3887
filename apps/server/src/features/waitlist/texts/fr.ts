export default {
  bed_already_held: 'Un lit est déjà réservé pour cette personne.',
  bed_free: 'Un lit est libre en ce moment. Écrivez au loueur au lieu d’attendre.',
  cannot_join: 'Vous ne pouvez pas rejoindre la liste d’attente de ce crash pad.',
  claim_sent: 'Nous avons demandé au loueur de vous inviter.',
  claimed: 'Vous avez déjà demandé ce lit. Le loueur peut maintenant vous inviter.',
  no_offer: 'Aucun lit n’est proposé en ce moment.',
  not_on_waitlist: 'Vous n’êtes pas sur cette liste d’attente.',
  not_waiting: 'Cette personne n’est plus sur la liste d’attente.',
  offer_expired: 'Cette offre a expiré. Nous réservons un lit pendant {{hours}} heures.',
  offer_invited: 'Le loueur a déjà envoyé l’invitation.',
  offer_lapsed: 'Le loueur ne vous a pas invité(e) à temps, le lit n’est donc plus réservé.',
  offer_passed: 'Vous avez laissé passer ce lit.',
  offer_released: 'Le loueur a retiré cette offre.',
  offer_unheld: 'Le lit n’est plus réservé pour cette personne.',
  offer_withdrawn: 'Ce lit n’est plus disponible.',
  offered: 'Nous avons prévenu cette personne et réservons le lit pendant 24 heures.',
  passed: 'Vous avez laissé passer ce lit et gardez votre place.',
  saved: 'Enregistré.',
  too_many_waitlists:
    'Vous êtes sur {{most}} listes d’attente. Quittez-en une pour en rejoindre une autre.',
  waitlist_joined: 'Vous êtes sur la liste d’attente.',
  waitlist_left: 'Vous n’êtes plus sur la liste d’attente.',
  waitlist_saved: 'Vos modifications ont été enregistrées.',
};

export const vacation = {
  bed_free: 'Un lit est libre en ce moment. Écrivez à l’hôte au lieu d’attendre.',
  cannot_join: 'Vous ne pouvez pas rejoindre la liste d’attente de ce logement.',
  claim_sent: 'Nous avons demandé à l’hôte de vous inviter.',
  claimed: 'Vous avez déjà demandé ce lit. L’hôte peut maintenant vous inviter.',
  offer_invited: 'L’hôte a déjà envoyé l’invitation.',
  offer_lapsed: 'L’hôte ne vous a pas invité(e) à temps, le lit n’est donc plus réservé.',
  offer_released: 'L’hôte a retiré cette offre.',
};

export const crew = {
  cannot_join: 'Vous ne pouvez pas rejoindre la liste d’attente de ce logement.',
};
