import type { Examples } from '../support/example.ts';

/** Reviews, and what members report to the admins. */
export const reviewExamples: Examples = {
  'POST /reports': ({ people }, role) => ({
    body: {
      subject: 'user',
      id: role === 'lister_owner' ? people.lister_other.id : people.lister_owner.id,
      reason: 'scam',
    },
  }),
};
