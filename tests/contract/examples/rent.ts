import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { addListing } from '../../../apps/server/src/features/listings/testing.ts';
import { addPayoutAccount, addRental } from '../../../apps/server/src/features/rentals/testing.ts';
import type { Role } from '../authorization.ts';
import type { Example, Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

let serial = 0;

/** The tenant's due rent to the owner, charged by AutoPay. */
async function dueRent(world: World): Promise<Example> {
  const { rig, people } = world;
  const { db } = rig.database;
  const now = rig.clock.now();
  const listing = await addListing(db, { user_id: people.lister_owner.id });
  const { id: payer_id, email } = people.tenant;
  const rental_id = await addRental(db, listing, listing.bedIds[0] ?? 0, {
    user_id: payer_id,
    email,
    auto_pay: AUTOPAY.on,
  });
  serial += 1;
  const { id } = await db
    .insertInto('obligations')
    .values({
      kind: 'rent',
      subject_key: `example rent:${serial}`,
      payer_id,
      payee_id: people.lister_owner.id,
      rental_id,
      period_from: '2026-03-01',
      period_to: '2026-04-01',
      amount_cents: 30_000,
      due_at: now,
      collection: COLLECTION.auto,
      provider_mode: 'sandbox',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
}

/** A sandbox account that can be paid. */
async function readyAccount(sandboxUrl: string | undefined): Promise<string> {
  const answer = await fetch(`${sandboxUrl}/_sandbox/accounts`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  return ((await answer.json()) as { id: string }).id;
}

/** The owner can be paid, and the tenant has a card. */
async function chargeableRent(world: World, role: Role): Promise<Example> {
  const { params = {} } = await dueRent(world);
  if (role !== 'tenant' && role !== 'lister_owner') return { params };
  const { rig, people } = world;
  const { db } = rig.database;
  const { stripe } = rig.services.payments;
  await db.deleteFrom('payout_accounts').where('member_id', '=', people.lister_owner.id).execute();
  const account_id = await readyAccount(rig.services.payments.sandboxUrl);
  await addPayoutAccount(db, people.lister_owner.id, { account_id });
  const { id: method } = await stripe.paymentMethods.attach('pm_card_mastercard', {
    customer: people.tenant.customerId,
  });
  const body = { payment_method: method };
  const token = await rig.tokenOf(people.tenant.id);
  await rig.call('POST', '/stripe/save-payment-method', { token, body });
  return { params };
}

export const rentExamples: Examples = {
  'GET /charges/{id}': dueRent,
  'POST /charges/{id}/collect': chargeableRent,
  'GET /lister/settings/reminders': () => ({}),
  'PUT /lister/settings/reminders': () => ({ body: { on: false } }),
  'POST /charges/{id}/late-fee': async (world, role) => {
    const example = await chargeableRent(world, role);
    const { db } = world.rig.database;
    const { rental_id } = await db
      .updateTable('obligations')
      .set({ late_from: '2026-01-01T00:00:00Z', due_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', Number(example.params?.id))
      .returning('rental_id')
      .executeTakeFirstOrThrow();
    const terms = { late_fee: 2500, status: 'accepted' } as const;
    await db.updateTable('rentals').set(terms).where('id', '=', Number(rental_id)).execute();
    return example;
  },
  'POST /charges/{id}/write-off': async (world) => {
    const { params } = await dueRent(world);
    await world.rig.database.db
      .updateTable('obligations')
      .set({ collection: COLLECTION.manual, next_attempt_at: null })
      .where('id', '=', Number(params?.id))
      .execute();
    return { ...(params && { params }), body: { reason: 'They left the city' } };
  },
  'POST /charges/{id}/objection': async (world) => ({
    ...(await dueRent(world)),
    body: { text: 'I paid it in cash' },
  }),
  'DELETE /charges/{id}/objection': objectedRent,
  'PUT /charges/{id}/objection/seen': answeredRent,
  'POST /charges/{id}/objection/answer': async (world) => ({
    ...(await objectedRent(world)),
    body: { text: 'I found it, thank you' },
  }),
};

/** The same with the lister's answer. */
async function answeredRent(world: World) {
  const example = await objectedRent(world);
  await world.rig.database.db
    .updateTable('objections')
    .set({ answer: 'I found it', answered_at: world.rig.clock.now() })
    .where('charge_id', '=', example.params.id)
    .execute();
  return example;
}

/** Rent that its tenant objects to. */
async function objectedRent(world: World) {
  const { params } = await dueRent(world);
  const { db } = world.rig.database;
  const charge = Number(params?.id);
  const { rental_id } = await db
    .selectFrom('obligations')
    .select('rental_id')
    .where('id', '=', charge)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('objections')
    .values({
      rental_id: rental_id ?? 0,
      charge_id: charge,
      text: 'I paid it in cash',
      at: world.rig.clock.now(),
    })
    .execute();
  return { params: { id: charge } };
}
