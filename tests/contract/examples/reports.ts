import { addPayoutAccount } from '../../../apps/server/src/features/rentals/testing.ts';
import { getCalendarToken } from '../../../apps/server/src/features/reports/calendar/calendar.ts';
import type { Example, Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';
import { acceptedRental } from './stays.ts';

const nothing = () => ({});

/** A payout of the first lister, whose account at the provider had $10.00. */
async function sentPayout({ rig, people }: World): Promise<Example> {
  const { db, payments } = rig.services;
  const control = async (path: string) => {
    const answer = await fetch(`${payments.sandboxUrl}/_sandbox/accounts${path}`, {
      method: 'POST',
    });
    return (await answer.json()) as { id: string; payouts: { id: string }[] };
  };
  const { id: account_id } = await control('');
  await db.deleteFrom('payout_accounts').execute();
  await addPayoutAccount(db, people.lister_owner.id, { account_id });
  const { stripe } = payments;
  const { id: customer } = await stripe.customers.create();
  const { id: payment_method } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.paymentIntents.create({
    ...{ amount: 1000, currency: 'usd', customer, payment_method, confirm: true },
    transfer_data: { destination: account_id },
  });
  const { payouts } = await control(`/${account_id}/drain`);
  return { params: { id: payouts[0]?.id ?? '' } };
}

/** Listers' and tenants' reads of their money and calendars. */
export const reportExamples: Examples = {
  'GET /transaction': () => ({ query: 'year=2026&status=paid' }),
  'GET /transaction/export': () => ({ query: 'year=2026' }),
  'GET /transaction/statement': () => ({ query: 'year=2026' }),
  'GET /lister/rent-roll': () => ({ query: 'month=2026-03' }),
  'GET /rental/{id}/account': (world) => acceptedRental(world),
  'GET /lister/search': () => ({ query: 'q=owner' }),
  'GET /lister/calendar': () => ({ query: 'from=2026-03-01&weeks=2' }),
  'GET /lister/balances': () => ({ query: 'sort=late&state=owing' }),
  'GET /lister/payouts/{id}': sentPayout,
  'GET /lister/payouts/{id}/export': sentPayout,
  'GET /lister/payments': nothing,
  'GET /lister/tenants/export': () => ({ query: 'status=accepted' }),
  'GET /lister/tenants/monthly-report': nothing,
  'POST /calendar': () => ({ body: { rotate: true } }),
  'DELETE /calendar': nothing,
  'GET /calendar/{token}.ics': async ({ rig, people }) => {
    const memberId = people.lister_owner.id;
    const now = rig.clock.now();
    const token = await getCalendarToken(rig.database.db, memberId, { rotate: false, now });
    return { params: { token } };
  },
};
