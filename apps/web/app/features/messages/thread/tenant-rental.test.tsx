import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../../lib/testing.tsx';
import { TenantRentalAside, TenantRentalLine } from './tenant-rental.tsx';

const NOW = '2027-03-02T12:00:00Z';
const rental = {
  ...{ id: 7, location: 'Bunk house', room_name: 'Room 1', bed_name: 'Bed 1', status: 'accepted' },
  ...{ start_date: '2027-02-01', checkout_date: null, time_zone: 'UTC' },
  owed: { amount: 398.33, since: '2027-03-01' },
  next_charge: { amount: 400, due_at: '2027-04-01T07:00:00Z', charged_at: null },
  abilities: { add_payment: true },
};
const beside = (more: object = {}) => (
  <TenantRentalAside rental={{ ...rental, ...more } as never} />
);

it('a rental beside its thread says bed, stay, balance and what is due next', () => {
  const words = wordsOf(beside(), NOW);
  for (const part of ['Room 1, Bed 1', 'Since Feb 1', 'owes $398.33', '$400.00, Apr 1, 2027']) {
    expect(words).toContain(part);
  }
});

it('a rental beside its thread offers a payment where one can be added, and the page of the tenant', () => {
  expect(htmlOf(beside(), NOW)).toContain('href="/my-crew/7"');
  expect(wordsOf(beside(), NOW)).toContain('Add payment');
  expect(wordsOf(beside({ abilities: {} }), NOW)).not.toContain('Add payment');
});

it('a rental above its thread unfolds from its bed and balance', () => {
  const line = <TenantRentalLine rental={{ ...rental, owed: null } as never} />;
  expect(htmlOf(line, NOW)).toMatch(/<summary[^>]*>.*Bed 1, .*owes nothing.*<\/summary>/);
});
