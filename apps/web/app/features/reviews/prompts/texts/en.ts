/** Asks tenants for reviews after a stay. */
export default {
  title: 'How was your stay?',
  text: 'Your review helps other crew decide.',
  write: 'Write a review',
  write_about: 'Write a review of {{title}}',
} as const;
