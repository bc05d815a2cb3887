import { AUTOPAY } from '@crewpad/domain';
import { expect, it } from 'vitest';
import { htmlOf } from '../../../../lib/testing.tsx';
import { InvitationCard } from './invitation-card.tsx';

const rental = {
  ...{ id: 7, status: 'pending', phase: 'invited', location: 'The Nest', thumbnail: null },
  ...{
    token: 'tok',
    auto_pay: AUTOPAY.on,
    quote: null,
    time_zone: 'UTC',
    payment_date: 1,
    late_fee: null,
  },
  ...{ room: 'Room 1', bed_name: 'Bed 1', bed_kind: 'cold', rental_amount: 400, deposit: 200 },
  ...{ start_date: '2027-06-01', start_time: '15:00', end_date: null, end_time: null },
  ...{ checkout_date: null, checkout_time: null, checkout_requested_date: null },
  ...{ checkout_answer: null, checkout_reason: null, autopay_state: null, late_fee_change: null },
  abilities: { accept: true, decline: true },
  lister: { display_name: 'Lea' },
};
const html = (hold: string | null) => {
  const deposit_state = { state: 'agreed', agreed: 200, by: 'autopay', hold };
  const invitation = { ...rental, deposit_state } as never;
  return htmlOf(<InvitationCard rental={invitation} onOpenDialog={() => {}} />);
};

it('a deposit that waits for the bank is confirmed on the payment step of its invitation', () => {
  const link = /<a [^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*Confirm with your bank/;
  expect(link.exec(html('bank_confirmation'))?.[1]).toBe('/tenant/accept/tok?step=payment');
  expect(html(null)).not.toContain('Confirm with your bank');
});
