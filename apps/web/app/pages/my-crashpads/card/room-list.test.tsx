import type { contract } from '@crewpad/contract';
import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../../lib/testing.tsx';
import { housePrice } from './price.tsx';
import { RoomList } from './room-list.tsx';

type Bed = contract.listings.OwnBed;

const tenant = (rental_id: number, display_name: string, more: object = {}) => ({
  ...{ rental_id, display_name, status: 'accepted' as const, email: `${rental_id}@example.com` },
  ...{ start_date: '2020-01-01', end_date: null, checkout_date: null, ...more },
});
const bed = (id: number, more: Partial<Bed>): Bed => ({
  ...{ id, room_id: 1, bed_name: `F${id}`, bed_kind: 'cold', status: 'ACTIVE' },
  ...{ rental_amount: null, tenant: null, next_tenant: null, ...more },
});
const list = (beds: Bed[], canPrice = true) => (
  <RoomList
    title="Bunk house"
    rooms={[
      {
        ...{ id: 1, listing_id: 2, room_name: 'Front room', beds_per_room: 3 },
        status: 'BUSY',
        beds,
      },
    ]}
    housePrice="$390"
    canInvite
    canPrice={canPrice}
  />
);
const leaving = tenant(9, 'Mia S.', { checkout_date: '2099-01-20' });
const coming = tenant(10, 'Tom B.', { status: 'pending', start_date: '2099-02-01' });

it('a bed says who has it, when it is free again and what it costs', () => {
  const words = wordsOf(list([bed(1, { tenant: leaving, rental_amount: 410.5 })]));
  expect(words).toContain('F1 Mia S. Free from Jan 20, 2099 Price of F1: $410.50');
});

it('a bed with a next tenant names both, each with the link to their details', () => {
  const beds = [bed(1, { tenant: leaving, next_tenant: coming })];
  expect(wordsOf(list(beds))).toContain('Mia S. Tom B. Pending, from Feb 1, 2099');
  const html = htmlOf(list(beds));
  expect(html).toContain('href="/#tenant-id-9"');
  expect(html).toContain('id="tenant-id-10"');
});

it('a free bed invites, and without a price of its own shows that of the crash pad', () => {
  const words = wordsOf(list([bed(1, {})]));
  expect(words).toContain('F1 Free Price of F1: $390 crash pad price');
  expect(htmlOf(list([bed(1, {})]))).toContain('aria-label="F1, free: invite a tenant"');
});

it('a price is only text for a lister who cannot edit', () => {
  expect(wordsOf(list([bed(1, {})], false))).not.toContain('Price of F1');
});

it('a crash pad costs one price, or a range while it has one', () => {
  const rates = { rate_per_from: 390, rate_per_to: 450 };
  expect(housePrice({ ...rates, enable_price_range: false }, 'en')).toBe('$390');
  expect(housePrice({ ...rates, enable_price_range: true }, 'en')).toBe('$390 – $450');
});
