export default {
  lister_listing: 'Tus casas',
};
