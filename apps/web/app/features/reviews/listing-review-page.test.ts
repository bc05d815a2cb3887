import type { ShellMember } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { refusedReview } from './listing-review-page.tsx';

const view = {
  already_review: false,
  review_from: null,
  reviews: [{ id: 5, user_id: 3 }],
  listing: { id: 9, user_id: 2 },
};
const member = { id: 3, status: 'ACTIVE', signup_plan: null } as ShellMember;
const unpaid = { ...member, status: 'INACTIVE', signup_plan: 'seeker' } as ShellMember;
const cardless = { ...member, status: 'INACTIVE' } as ShellMember;

it.each([
  ['a stranger to the crash pad', view, member, 'must_be_tenant', '/listing/9'],
  ['its lister to their profile', view, { ...member, id: 2 }, 'own_listing', '/user/2'],
  ['a sign-up to its payment', view, unpaid, 'inactive', '/processing/payment'],
  ['a member without a card to a new one', view, cardless, 'inactive', '/update-payment-method'],
  [
    'a tenant before the check-in day to their rental',
    { ...view, review_from: '2027-03-02' },
    member,
    'review_from',
    '/my-crashpad',
  ],
  [
    'an author to their review',
    { ...view, already_review: true },
    member,
    'already_reviewed',
    '#review-5',
  ],
] as const)('the review page explains, and leads %s', (_, refused, reader, why, to) => {
  const { why: given, way } = refusedReview(refused, reader);
  expect([given, way?.[1]]).toEqual([why, to]);
});
