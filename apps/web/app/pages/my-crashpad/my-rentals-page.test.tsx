import { expect, it } from 'vitest';
import type { MyRentals } from '../../features/rent/index.ts';
import { htmlOf, wordsOf } from '../../lib/testing.tsx';
import { MyRentalsPage } from './my-rentals-page.tsx';

type ClosedLink = MyRentals['closedLink'];

/** The page of a tenant who has opened a mailed link to rent, with the charges that they can pay. */
function pageOf(closedLink: ClosedLink, payable: number[] = []) {
  const rentals = {
    ...{ current: [], invitations: [], past: [], history: [], closedLink },
    ...{ payer: { user: {}, card: null, payable, objectionable: [] } },
    ...{ isLister: false, isVerified: true, now: '2027-03-10T12:00:00.000Z' },
  };
  return <MyRentalsPage rentals={rentals as never} requests={null} hasRequests={false} />;
}

it.each([
  [
    { as: 'paid', text: 'Lea recorded $400.00 by Zelle today. Your card was not charged.' },
    'This rent is already paid Lea recorded $400.00 by Zelle today.',
  ],
  [
    { as: 'closed', text: 'Lea wrote off the rent of $400.00 for March.' },
    'This rent is no longer open Lea wrote off the rent of $400.00 for March.',
  ],
  [
    { as: 'reopened', text: 'The rent of $400.00 is open again since March 10.', pay: 9 },
    'This rent is open again The rent of $400.00 is open again since March 10.',
  ],
  [
    { as: 'closed_request', text: 'Lea withdrew the request for $20.00.' },
    'This request is no longer open Lea withdrew the request for $20.00.',
  ],
  [{ as: 'unknown' }, 'We found no payment under this link'],
] as [ClosedLink, string][])(
  'a link to closed rent opens the page with a sentence: %o',
  (link, sentence) => {
    expect(wordsOf(pageOf(link))).toContain(sentence);
  },
);

it('a link to rent that is open again offers to pay what is open instead, if it can be paid', () => {
  const link = { as: 'reopened', text: 'The rent is open again.', pay: 9 } as const;
  expect(htmlOf(pageOf(link, [9]))).toContain('href="/?pay=9"');
  expect(htmlOf(pageOf(link))).not.toContain('?pay=');
});

it('a page without a mailed link says nothing of one', () => {
  expect(wordsOf(pageOf(null))).not.toMatch(/This rent|under this link/);
});
