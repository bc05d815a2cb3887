import type { Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

const nothing = () => ({});

/** Admin lookups and actions. */
export const adminExamples: Examples = {
  'GET /admin/members/{id}': ({ people }) => ({
    params: { id: people.tenant.id },
    reveals: [people.tenant],
  }),
  'DELETE /admin/members/{id}/sessions': async (world) => {
    const { id } = await world.newcomer('logged.in', { user_plan: null });
    await world.rig.tokenOf(id);
    return { params: { id } };
  },
  'GET /admin/members': ({ people }) => ({
    query: 'status=ACTIVE&sort=name',
    reveals: Object.values(people),
  }),
  'POST /admin/members/export': ({ people }) => ({
    body: { reason: 'A letter.', search: 'secret.lister_owner' },
    reveals: [people.lister_owner],
  }),
  'POST /admin/members/{id}/lock': async (world) => ({
    params: { id: (await world.newcomer('locked', { user_plan: null })).id },
    body: { reason: 'Asks tenants for money outside.' },
  }),
  'POST /admin/members/{id}/unlock': async (world) => {
    const locked = { locked_at: world.rig.clock.now(), lock_reason: 'Asked for money.' };
    const { id } = await world.newcomer('unlocked', { user_plan: null, ...locked });
    return { params: { id }, body: { reason: 'They explained it.' } };
  },
  'POST /admin/members/{id}/email': async (world) => {
    const { id } = await world.newcomer('other.email', { user_plan: null });
    return { params: { id }, body: { email: `next.${id}@crewpad.test`, reason: 'Lost theirs.' } };
  },
  'DELETE /admin/members/{id}/email': async (world) => ({
    params: { id: await memberWithEmailChange(world, world.people.admin.id) },
  }),
  'POST /admin/members/{id}/term': async (world) => ({
    params: {
      id: (await world.newcomer('term', { user_plan: 'basic', expire_at: dayAhead(world, 9) })).id,
    },
    body: { until: dayAhead(world, 30), reason: 'The site was away.' },
  }),
  'POST /admin/members/{id}/refund': async (world) => {
    const { id } = await world.newcomer('refund', { user_plan: 'basic' });
    await addPlanPayment(world, id);
    return { params: { id }, body: { amount: '10.00', reason: 'The site was away.' } };
  },
  'POST /admin/members/{id}/resend-verification': async (world) => ({
    params: {
      id: (await world.newcomer('unverified', { user_plan: null, email_verified_at: null })).id,
    },
    body: { reason: 'They did not get it.' },
  }),
  'POST /admin/members/{id}/notes': async (world) => ({
    params: { id: (await world.newcomer('noted', { user_plan: null })).id },
    body: { text: 'Called about a refund.' },
  }),
  'GET /admin/overview': nothing,
  'GET /admin/audit': ({ people }) => ({ query: `member=${people.tenant.id}&limit=10` }),
  'GET /admin/emails': ({ people }) => ({
    query: `member=${people.tenant.id}`,
    reveals: [people.tenant],
  }),
  'GET /admin/jobs': nothing,
  'POST /admin/jobs/{id}/retry': async ({ rig, people }) => {
    const { id } = await rig.database.db
      .insertInto('outbox')
      .values({
        kind: 'mail',
        payload: JSON.stringify({ mail: 'verify_email', memberId: people.tenant.id }),
        failed_at: rig.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { id: `email-${id}` } };
  },
  'GET /admin/moves': ({ people }) => ({
    query: 'state=refused',
    reveals: [people.lister_owner, people.tenant],
  }),
  'POST /admin/moves/{id}/retry': async (world) => ({ params: { id: await refusedMove(world) } }),
  'POST /admin/moves/{id}/close': async (world) => ({
    params: { id: await refusedMove(world) },
    body: { note: 'Paid by check.' },
  }),
};

/** A member whose email an admin has asked to change. */
export async function memberWithEmailChange(world: World, adminId: number): Promise<number> {
  const { id: member_id } = await world.newcomer('changing.email', { user_plan: null });
  const asked_at = world.rig.clock.now();
  const due_at = new Date(asked_at.getTime() + DAY_MS);
  const email = `next.${member_id}@crewpad.test`;
  await world.rig.database.db
    .insertInto('email_changes')
    .values({ member_id, email, asked_by: adminId, asked_at, due_at })
    .execute();
  return member_id;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAhead = ({ rig }: World, days: number) =>
  new Date(rig.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** A payment of a plan whose charge the provider does not know: its refund is refused for now. */
function addPlanPayment({ rig }: World, memberId: number) {
  const now = rig.clock.now();
  return rig.database.db
    .insertInto('obligations')
    .values({
      kind: 'subscription',
      subject_key: `sub:${memberId}:1`,
      payer_id: memberId,
      plan: 'basic',
      amount_cents: 4900,
      due_at: now,
      status: 'paid',
      paid_at: now,
      charge_id: `ch_example_${memberId}`,
      provider_mode: 'sandbox',
      created_at: now,
      updated_at: now,
    })
    .execute();
}

let serial = 0;

/** A move to the lister that the provider has refused, after a refund that a bank returned. */
async function refusedMove({ rig, people }: World): Promise<number> {
  const { db } = rig.database;
  const now = rig.clock.now();
  const times = { created_at: now, updated_at: now };
  serial += 1;
  const payment = await db
    .insertInto('obligations')
    .values({
      ...times,
      kind: 'payment_request',
      subject_key: `example-move:${serial}`,
      payer_id: people.tenant.id,
      payee_id: people.lister_owner.id,
      amount_cents: 30_000,
      due_at: now,
      status: 'paid',
      paid_at: now,
      provider_mode: 'sandbox',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = { obligation_id: payment.id, amount_cents: 5000 };
  const refund = await db
    .insertInto('refunds')
    .values({
      ...of,
      ...times,
      actor_id: people.lister_owner.id,
      request_key: `example-move-${serial}`,
      method: 'card',
      state: 'returned',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('provider_moves')
    .values({
      ...of,
      ...times,
      kind: 'refund_return',
      refund_id: refund.id,
      state: 'refused',
      tries: 1,
      next_try_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
