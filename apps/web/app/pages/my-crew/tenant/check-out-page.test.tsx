import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../../lib/testing.tsx';
import { CheckOutPage } from './check-out-page.tsx';

const NOW = '2027-06-10T15:20:00Z';
const rental = {
  ...{ id: 7, role: 'lister', display_name: 'Tia M.', location: 'Bunk house', time_zone: 'UTC' },
  ...{ room_name: 'Room 1', bed_name: 'Bed 1', start_date: '2027-02-01', accepted_at: NOW },
  ...{ checkout_date: null, checkout_time: null, checkout_requested_date: null, ended_at: null },
  owed: { amount: 398.33, since: '2027-06-01', rent: 398.33, deposit: 0, requests: 0 },
};
const settlement = {
  ...{ unused: null, unused_manual: 0, credit: 0, open: [], deposit_held: 200, refunds_pending: 0 },
  ...{ refunds_retried: [], agreed_end: '2027-06-20', settled_at: null, unused_days: null },
  returned: null,
};
const balance = { owed: 398.33, late_since: '2027-06-01', late_days: 9, reminded_at: null };
const page = (more: object = {}) => (
  <CheckOutPage
    tenant={{ rental: { ...rental, ...more }, balance, settlement, account: {} } as never}
  />
);

it('a check-out says who, where, what they owe and what happens to the money before its button', () => {
  const words = wordsOf(page(), NOW);
  const parts = [
    ...['Check out Tia M.', 'Bunk house, Room 1, Bed 1', 'From Feb 1, 2027'],
    ...['Owes $398.33 since Jun 1, 2027, 9 days late', '10 days before the agreed end'],
    ...['You hold a deposit of $200.00', 'No rent is charged', 'Reason', 'To bring Tia M. back'],
    'Check out now',
  ];
  const places = parts.map((part) => words.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('a check-out for which the tenant asked needs no reason', () => {
  const html = htmlOf(page({ checkout_requested_date: '2027-06-10' }), NOW);
  expect(html).not.toContain('name="reason"');
  expect(html).toContain('value="2027-06-10"');
  expect(html).toMatch(/value="15:00" selected=""|selected="" value="15:00"/);
});
