/** Server texts: reviews. */
export default {
  changed: 'Your review has been changed.',
  edit_too_late: 'You can change a review for 48 hours. That time has passed.',
  lister_responded: 'The lister has responded, so you can no longer change the review.',
  no_tenant: 'you must be a tenant to review',
  responded: 'You already responded to this review.',
  response_published: 'Your response has been published.',
  reviewed: 'you have already reviewed this listing',
  thanks: 'Thank you for your review.',
} as const;

export const vacation = {
  lister_responded: 'The host has responded, so the review can no longer be changed.',
};
