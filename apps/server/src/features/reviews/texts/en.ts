/** Texts of the server: reviews. */
export default {
  changed: 'Your review has been changed.',
  edit_too_late: 'A review can be changed for 48 hours, and they are over.',
  lister_responded: 'The lister has responded, so the review can no longer be changed.',
  no_tenant: 'you must be a tenant to review',
  responded: 'You have responded to this review.',
  response_published: 'Your response has been published.',
  reviewed: 'you have already reviewed this listing',
  thanks: 'Thank you for your review.',
} as const;
