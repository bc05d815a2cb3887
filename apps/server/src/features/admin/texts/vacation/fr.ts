export default {
  not_hidable: 'Seuls les logements et les avis peuvent être masqués.',
  why_shared_card: 'La carte du locataire est aussi celle de l’hôte.',
};
