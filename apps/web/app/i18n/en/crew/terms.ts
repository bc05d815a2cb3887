export default {
  lister_listing: 'Your crew houses',
};
