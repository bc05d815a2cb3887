/** Server texts: emails about reports, for admins. */
export default {
  about: 'About',
  button: 'See the reports',
  contact: 'Contact details or payment outside the site',
  harassment: 'Harassment',
  listing_subject: 'A member reported a crash pad',
  message_subject: 'A member reported a message',
  not_real: 'Not real',
  note: 'Note',
  other_reason: 'Something else',
  reason: 'Reason',
  review_subject: 'A member reported a review',
  scam: 'Scam or fraud',
  text: 'Hi {{name}}, {{reporter}} sent a report.',
  thread_subject: 'A member reported a conversation',
  user_subject: 'A member reported another member',
} as const;
