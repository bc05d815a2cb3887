export default {
  bed_free: 'Un lit est libre en ce moment. Écrivez à l’hôte au lieu d’attendre.',
  cannot_join: 'Vous ne pouvez pas rejoindre la liste d’attente de ce logement.',
  claim_sent: 'Nous avons demandé à l’hôte de vous inviter.',
  claimed: 'Vous avez déjà demandé ce lit. L’hôte peut maintenant vous inviter.',
  offer_invited: 'L’hôte a déjà envoyé l’invitation.',
  offer_lapsed: 'L’hôte ne vous a pas invité(e) à temps, le lit n’est donc plus réservé.',
  offer_released: 'L’hôte a retiré cette offre.',
};
