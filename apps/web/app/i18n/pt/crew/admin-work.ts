export default {
  listings: 'Alojamentos',
};
