import { expect, it } from 'vitest';
import { loadTexts } from '../../../i18n/texts.ts';
import { wordsOf } from '../../../lib/testing.tsx';
import { PaymentRow } from './payment-row.tsx';

await loadTexts('rent-payments');

const payment = {
  ...{ id: 7, type: 'manual', status: 'paid', state: 'paid', payment_for: 'deposit' },
  ...{ amount: 200, refund: 180, kept: 20, kept_reasons: ['Cleaning', 'Lost key'] },
  ...{ paid_on: '2027-03-05', provider: 'cash', notes: '', voided: null, written_off: null },
  ...{ location_name: 'Bunk house', room_and_bed: '', tenant_name: 'Tia M.', lister_name: 'Lea' },
  ...{ period_from: null, period_to: null, periods: [], credit: 0, rest: null, dispute: null },
  ...{ refunds: [], objections: [], objectionable: [], abilities: {}, hold: null },
};

it.each(['lister', 'tenant'])('what was kept of a payment stands with its reasons: %s', (role) => {
  const shown = wordsOf(<PaymentRow payment={{ ...payment, role } as never} />);
  expect(shown).toContain('$20.00 kept: Cleaning, Lost key');
});
