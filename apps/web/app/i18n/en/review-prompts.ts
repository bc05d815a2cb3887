/** Asks tenants for reviews after a stay. */
export default {
  title: 'How was your stay?',
  text: 'Other crew decide by what you write.',
  write: 'Write a review',
  write_about: 'Write a review of {{title}}',
} as const;
