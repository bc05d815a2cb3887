import { contract } from '@crewpad/contract';
import { AUTOPAY } from '@crewpad/domain';
import { startSandbox } from '@crewpad/stripe-sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { transaction } from '../../apps/server/src/platform/database/transaction.ts';
import { openPaymentProvider } from '../../apps/server/src/platform/payments/provider.ts';
import { type EmittedEvent, EVENTS_EMITTED } from '../../apps/server/src/platform/realtime/emit.ts';
import { paymentExamples } from './examples/payments.ts';
import { payoutExamples } from './examples/payouts.ts';
import { rentExamples } from './examples/rent.ts';
import { rentalExamples } from './examples/rentals.ts';
import { reportExamples } from './examples/reports.ts';
import { acceptedRental, stayExamples } from './examples/stays.ts';
import { addressOf, type Examples } from './support/example.ts';
import { cellsOf, rowsByName } from './support/rows.ts';
import { World } from './support/world.ts';

const examples: Examples = {
  ...rentalExamples,
  ...stayExamples,
  ...payoutExamples,
  ...reportExamples,
  ...rentExamples,
  ...paymentExamples,
};

/** Commands that change neither a stay nor its money. */
const ABOUT_NO_STAY = new Map([
  ['POST /transaction/preview', 'saves nothing'],
  ['POST /user/exists', 'reads'],
  ['POST /rental/register', 'adds an account; its acceptance is the next call'],
  ['PUT /rental/{id}/update-tenant-note', 'only the lister sees the note'],
  ['POST /beds/{id}/blocks', 'no person has these days'],
  ['DELETE /blocks/{id}', 'no person had these days'],
  ['PUT /lister/settings/reminders', 'decides about emails that come later'],
  ['PUT /lister/settings/autopay', 'tested below, with a stay that it changes'],
]);
const isAboutStays = (name: string) => !ABOUT_NO_STAY.has(name);

/** What a command needs to change anything. */
const PREPARE: Record<string, () => Promise<unknown>> = {
  'POST /lister/settings/autopay/ask-again': () =>
    acceptedRental(world, {
      ...{ autopay_ended_at: world.rig.clock.now() },
      ...{ next_rent_on: '2027-06-01', next_due_at: '2027-06-01T07:00:00Z' },
    }),
};

const rows = rowsByName();
const commands = cellsOf(rows).filter(
  ({ name, row, role, refusal }) =>
    ['rentals', 'rent'].includes(row.feature) &&
    (row.method !== 'GET' || name === 'GET /rental/accept') &&
    isAboutStays(name) &&
    refusal === undefined &&
    (role === 'lister_owner' || role === 'tenant'),
);

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let world: World;
let emittedEvents: EmittedEvent[] = [];
beforeAll(async () => {
  sandbox = await startSandbox({ file: ':memory:', control: true, captureDelay: 0 });
  const settings = { TEST_CONTROL: 'on', FLAGS: 'paymentRequest,payoutSchedule' };
  const payments = openPaymentProvider({ mode: 'sandbox', port: undefined }, sandbox);
  world = await World.open(settings, { payments });
  await world.rig.database.listen(EVENTS_EMITTED, (message) => {
    emittedEvents.push(...(JSON.parse(message) as EmittedEvent[]));
  });
});
afterAll(async () => {
  await world.close();
  await sandbox.close();
});

/** The events about rentals that some work sends. Notifications arrive in commit order. */
async function changesOf(work: () => Promise<unknown>): Promise<EmittedEvent[]> {
  const { db } = world.rig.database;
  const catchUp = async () => {
    const name = crypto.randomUUID();
    await sql`select pg_notify(${EVENTS_EMITTED}, ${JSON.stringify([{ name }])})`.execute(db);
    await vi.waitFor(() => expect(emittedEvents.some((event) => event.name === name)).toBe(true));
  };
  await catchUp();
  emittedEvents = [];
  await work();
  await catchUp();
  return emittedEvents.filter(({ name }) => name === contract.rentals.rentalChanged.name);
}

/** The lister and the tenant of a rental, also one who is invited and has an account. */
async function partiesOf(rental: number): Promise<number[]> {
  const { db } = world.rig.database;
  const { lister_id, user_id, email } = await db
    .selectFrom('rentals')
    .select(['lister_id', 'user_id', 'email'])
    .where('id', '=', rental)
    .executeTakeFirstOrThrow();
  const invitedMember = await db
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  const tenant = user_id ?? invitedMember?.id;
  return [lister_id, ...(tenant === undefined ? [] : [tenant])].sort((a, b) => a - b);
}

async function expectBothParties(events: readonly EmittedEvent[], only?: number) {
  expect(events).not.toEqual([]);
  for (const { to, ids, payload } of events) {
    const { id } = contract.rentals.rentalChanged.payload.strict().parse(payload);
    if (only !== undefined) expect(id).toBe(only);
    expect(to).toBe('member');
    expect(ids).toEqual(await partiesOf(id));
  }
  // One command, one event: what it does at once reaches the devices at once.
  expect(new Set(events.map(({ payload }) => JSON.stringify(payload))).size).toBe(events.length);
}

describe('a command of a stay tells both parties and nobody else', () => {
  it.each(commands)('$name of $role', async ({ name, row, role }) => {
    await PREPARE[name]?.();
    const example = (await examples[name]?.(world, role)) ?? {};
    const token = example.token ?? (await world.tokenOf(role));
    const events = await changesOf(async () => {
      const call = { ...example, token };
      const { status, text } = await world.rig.call(row.method, addressOf(row.path, example), call);
      expect(status, text).toBeLessThan(300);
    });
    await expectBothParties(events);
  });
});

describe('what happens beside the commands', () => {
  const payAutomatically = async () => {
    const { params } = await acceptedRental(world, { auto_pay: AUTOPAY.on });
    return params.id;
  };

  it('tells both parties that the lister switched AutoPay off', async () => {
    const id = await payAutomatically();
    const token = await world.tokenOf('lister_owner');
    const events = await changesOf(() =>
      world.rig.put('/lister/settings/autopay', { status: 0 }, token),
    );
    await expectBothParties(events);
    expect(events.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ id }));
  });

  it('tells both parties that a card was added, replaced or removed', async () => {
    const id = await payAutomatically();
    const { db } = world.rig.database;
    const { id: member_id, customerId: customer_id } = world.people.tenant;
    await db.deleteFrom('payment_methods').where('member_id', '=', member_id).execute();
    const card = { payment_method: 'pm_live', brand: 'visa', last4: '4242' };
    const until = { exp_month: 1, exp_year: 2030, updated_at: world.rig.clock.now() };
    const steps = [
      () =>
        db
          .insertInto('payment_methods')
          .values({ member_id, customer_id, provider_mode: 'sandbox', ...card, ...until })
          .execute(),
      () =>
        db
          .updateTable('payment_methods')
          .set({ valid: false })
          .where('member_id', '=', member_id)
          .execute(),
      () => db.deleteFrom('payment_methods').where('member_id', '=', member_id).execute(),
    ];
    for (const step of steps) {
      const events = await changesOf(step);
      await expectBothParties(events);
      expect(events.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ id }));
    }
  });

  it('tells both parties that payouts to the lister stopped', async () => {
    await payAutomatically();
    const { clock, database } = world.rig;
    const { db } = database;
    const member_id = world.people.lister_owner.id;
    const at = { created_at: clock.now(), updated_at: clock.now() };
    await db
      .insertInto('payout_accounts')
      .values({
        member_id,
        account_id: 'acct_live',
        provider_mode: 'sandbox',
        state: 'ready',
        ...at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stop = () =>
      db
        .updateTable('payout_accounts')
        .set({ state: 'disconnected' })
        .where('member_id', '=', member_id)
        .execute();
    await expectBothParties(await changesOf(stop));
  });

  it('tells a person whose invitation went to another address, and sends nothing that no page shows', async () => {
    const { params } = await acceptedRental(world, { status: 'pending', user_id: null });
    const { db } = world.rig.database;
    const updateInvitation = (row: object) =>
      db.updateTable('rentals').set(row).where('id', '=', params.id).execute();
    const { lister_owner, tenant, seeker } = world.people;
    const [addressChange] = await changesOf(() => updateInvitation({ email: seeker.email }));
    const parties = [lister_owner, tenant, seeker].map(({ id }) => id);
    expect(addressChange?.ids).toEqual(parties.sort((a, b) => a - b));
    expect(
      await changesOf(() => updateInvitation({ note_agreement: 'Quiet', reminders_sent: 1 })),
    ).toEqual([]);
  });

  it('sends nothing that was rolled back', async () => {
    const id = await payAutomatically();
    const undone = () =>
      transaction(world.rig.database.db, async (trx) => {
        await trx.updateTable('rentals').set({ deposit: 1 }).where('id', '=', id).execute();
        throw new Error('undone');
      });
    expect(await changesOf(() => undone().catch(() => undefined))).toEqual([]);
  });
});

it('every table that a stay or its money is read from has the trigger', async () => {
  /** Their rows change with rows of others, or no page of a stay shows them. */
  const without = [
    'account_fees',
    'autopay_consents',
    'bed_stays',
    'entitlements',
    'listing_features',
    'payment_attempts',
    'plan_changes',
    'provider_moves',
    'rental_terms',
    'reviews',
    'shared_cards',
    'waiting_messages',
  ];
  const { rows: missing } = await sql<{ name: string }>`
    select distinct c.table_name::text as name from information_schema.columns c
    where c.table_schema = current_schema()
      and c.column_name ~ '^(rental|obligation|manual_payment|refund)_id$'
      and not exists (select from pg_trigger t
        where t.tgrelid = format('%I', c.table_name)::regclass
          and t.tgname = c.table_name || '_announced')
    order by 1`.execute(world.rig.database.db);
  expect(missing.map(({ name }) => name)).toEqual(without);
});
