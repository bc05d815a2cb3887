export default {
  lister_responded: 'The host has responded, so the review can no longer be changed.',
};
