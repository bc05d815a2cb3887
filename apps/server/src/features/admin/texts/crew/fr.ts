export default {
  not_hidable: 'Seuls les logements et les avis peuvent être masqués.',
};
