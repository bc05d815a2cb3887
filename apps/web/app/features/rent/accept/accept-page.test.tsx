import { AUTOPAY } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../lib/testing.tsx';
import { AcceptPage } from './accept-page.tsx';

const quote = { today: [{ kind: 'deposit', amount: 200, by: 'autopay' }], first_rent: null };
const offer = {
  ...{
    id: 7,
    listing_id: 3,
    location: 'Bunk house',
    thumbnail: null,
    auto_pay: AUTOPAY.on,
    deposit: 200,
  },
  ...{ lister_name: 'Lea', lister_rating: null, lister_reviews: 0, gender: 'any', late_fee: null },
  ...{ max_nights: null, start_date: '2027-06-01', start_time: '15:00', end_date: null },
  ...{ room: 'Room 1', bed_name: 'Bed 1', bed_kind: 'bunk', time_zone: 'UTC', payment_date: 1 },
  ...{ email: 'ana@crewpad.test', has_account: true, abilities: { decline: true }, hold: null },
  // biome-ignore lint/suspicious/noThenProperty: the API names it so, and it is no function.
  quote: { ...quote, then: { amount: 400, payment_date: 1 } },
};

const words = (more: object) => {
  const shownOffer = { ...offer, ...more } as never;
  const user = { email: offer.email } as never;
  return wordsOf(<AcceptPage token="t" offer={shownOffer} user={user} card={null} rules={null} />);
};

it('an invitation offers to accept it', () => {
  expect(words({})).toMatch(/Decline Accept Next: the terms/);
});

it('an invitation whose deposit waits for the bank says so, and offers to confirm', () => {
  const page = words({ hold: 'bank_confirmation' });
  expect(page).toContain('Your bank asks you to confirm $200');
  expect(page).toMatch(/Decline Confirm with your bank Next: payment/);
});

it('an invitation in which AutoPay is asked for says so, and that acceptance charges no card', () => {
  const asked =
    'Lea asks you to use AutoPay. You can answer after you accept; until then, no card is charged.';
  expect(words({ auto_pay: AUTOPAY.asked })).toContain(asked);
  for (const auto_pay of [AUTOPAY.off, AUTOPAY.on]) {
    expect(words({ auto_pay })).not.toContain('asks you to use AutoPay');
  }
});
