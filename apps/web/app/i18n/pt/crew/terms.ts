export default {
  lister_listing: 'Seus alojamentos',
};
