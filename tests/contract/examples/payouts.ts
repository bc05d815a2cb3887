import { addCard } from '../../../apps/server/src/features/listings/testing.ts';
import { addPayoutAccount } from '../../../apps/server/src/features/rentals/testing.ts';
import type { Example, Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';
import { acceptedRental } from './stays.ts';

/** The members start without payout accounts, so the provider creates them. */
const withoutAccounts =
  (example: Example = {}) =>
  async ({ rig }: World): Promise<Example> => {
    await rig.database.db.deleteFrom('payout_accounts').execute();
    return example;
  };

/** A rental whose lister can be paid and whose tenant has a card. */
const rentalWith =
  (auto_pay: number, body?: object) =>
  async (world: World): Promise<Example> => {
    const { db } = world.rig.database;
    const { lister_owner, tenant } = world.people;
    await db.deleteFrom('payout_accounts').execute();
    await addPayoutAccount(db, lister_owner.id);
    await db.deleteFrom('payment_methods').where('member_id', '=', tenant.id).execute();
    await addCard(db, tenant.id);
    const { params } = await acceptedRental(world, { auto_pay });
    return { params, ...(body !== undefined && { body }) };
  };

/** Listers' payout accounts, and a rental's AutoPay. */
export const payoutExamples: Examples = {
  'GET /stripe/account': withoutAccounts(),
  'GET /lister/payouts': withoutAccounts(),
  'GET /stripe/dashboard-link': withoutAccounts(),
  'GET /stripe/get-custom-link': withoutAccounts({ query: 'type=dashboard' }),
  'POST /stripe/onboarding-link': withoutAccounts({ body: { mode: 'sign', country: 'US' } }),
  'GET /stripe/onboarding-link': withoutAccounts({ query: 'mode=sign&country=US' }),
  'POST /payouts/open': async (world, role) => {
    await withoutAccounts()(world);
    const account = { mode: 'sign', country: 'US' };
    if (role !== 'visitor') {
      await world.rig.post('/stripe/onboarding-link', account, await world.tokenOf(role));
    }
    return { body: { target: 'onboarding' } };
  },
  'PUT /lister/settings/payout-config': withoutAccounts({ body: { config_id: 2 } }),
  'POST /lister/settings/autopay/ask-again': async (world, role) => {
    const { db } = world.rig.database;
    await db.deleteFrom('payout_accounts').execute();
    await addPayoutAccount(db, world.member(role).id);
    return {};
  },
  'POST /rental/{id}/request-autopay': rentalWith(0, {}),
  'POST /rental/{id}/accept-autopay': rentalWith(2),
  'POST /rental/{id}/decline-autopay': rentalWith(2),
  'POST /rental/{id}/disable-autopay': rentalWith(1),
};
