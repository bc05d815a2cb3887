export default {
  listings: 'Casas',
};
