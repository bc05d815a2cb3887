import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stripe } from '../../apps/server/src/features/billing/testing.ts';
import { sql } from '../../apps/server/src/platform/testing.ts';
import { freePort, makePlace, type Place } from '../faults/support/place.ts';
import { killAll, type Program, startServer } from '../faults/support/program.ts';
import { Joining } from './support/sign-up.ts';

/**
 * Kills the real server, with the sandbox inside, at random points of sign-up, and looks each time
 * whether the account has its plan and one charge was made, or nobody was charged.
 *
 *   npm run reliability -- kill [times]
 */

/** A sign-up takes about that long, most of it for the password's hash and the card. */
const SIGN_UP_MS = 600;
const PAYMENT_MS = 60;
const QUARTER_MS = 15 * 60 * 1000;

interface Dump {
  payment_intents: Stripe.PaymentIntent[];
  charges: Stripe.Charge[];
  balance: Stripe.Balance;
}

export interface KillFigures {
  kills: number;
  /** Killed while the payment was under way. */
  whilePaying: number;
  /** How it stood right after the restart, before anything went on. */
  noAccount: number;
  unpaid: number;
  paid: number;
}

export async function killSignUps(
  times: number,
  say: (line: string) => void,
): Promise<KillFigures> {
  const place = await makePlace();
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { ...place.env, PORT: port, TEST_CONTROL: '1', LOG_LEVEL: 'warn', ALLOW_DEMO: '1' };
  const figures: KillFigures = { kills: 0, whilePaying: 0, noAccount: 0, unpaid: 0, paid: 0 };
  let server = await startServer(env);
  try {
    for (let turn = 1; turn <= times; turn += 1) {
      const joining = new Joining(base, `joining-${turn}`);
      figures.whilePaying += (await killDuring(server, joining)) ? 1 : 0;
      figures.kills += 1;
      server = await startServer(env);
      figures[await finish(joining, place, base, turn)] += 1;
      if (turn % 5 === 0) say(`${turn} kills: ${JSON.stringify(figures)}`);
    }
    await checkMoney(place, server);
    return figures;
  } finally {
    await killAll();
    await place.remove();
  }
}

/** Kills at a random point: half of the time counted from when the payment begins. */
async function killDuring(server: Program, joining: Joining): Promise<boolean> {
  let isPaying = false;
  let isKilled = false;
  let begun = () => {};
  const paying = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const end = joining
    .run(() => {
      isPaying = true;
      begun();
    })
    .catch((error: unknown) => {
      if (!isKilled) throw error;
    });
  if (Math.random() < 0.5) await sleep(Math.random() * SIGN_UP_MS);
  else await Promise.race([paying, end]).then(() => sleep(Math.random() * PAYMENT_MS));
  isKilled = true;
  await server.kill('SIGKILL');
  await end;
  return isPaying;
}

/** Looks how it stands, lets the member go on, and looks again. */
async function finish(
  joining: Joining,
  place: Place,
  base: string,
  turn: number,
): Promise<'noAccount' | 'unpaid' | 'paid'> {
  if (!(await joining.logIn())) return 'noAccount';
  const { id } = await joining.user();
  // The jobs that look after payments of which nothing was heard.
  await moveOn(base, turn);
  const standing = await checkMember(joining, place, id);
  if (standing === 'unpaid') {
    if (joining.paymentMethod === undefined) await joining.saveCard();
    await joining.pay();
    if ((await checkMember(joining, place, id)) !== 'paid') throw new Error('went on, not paid');
  }
  return standing;
}

async function checkMember(joining: Joining, place: Place, id: number): Promise<'unpaid' | 'paid'> {
  const user = await joining.user();
  const { payment_intents: intents } = await dump(place);
  const charged = intents.filter(
    ({ metadata, status }) => metadata.member_id === String(id) && status === 'succeeded',
  );
  const isPaid = user.status === 'ACTIVE' && user.user_plan === 'basic';
  if (charged.length !== (isPaid ? 1 : 0)) {
    throw new Error(`${joining.email} is ${user.status} and was charged ${charged.length} times`);
  }
  return isPaid ? 'paid' : 'unpaid';
}

/** A quarter of an hour after whatever happened before: leases have ended, and the jobs are due. */
async function moveOn(base: string, turn: number): Promise<void> {
  const now = new Date(Date.now() + turn * QUARTER_MS).toISOString();
  const answer = await fetch(`${base}/api/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });
  if (!answer.ok) throw new Error(`the clock answered ${answer.status}`);
}

async function dump(place: Place): Promise<Dump> {
  const file = join(place.folder, 'sandbox', 'address.json');
  const { url } = JSON.parse(await readFile(file, 'utf8')) as { url: string };
  return (await (await fetch(`${url}/_sandbox/dump`)).json()) as Dump;
}

/** In the end the journal and the provider hold the same money, and every charge bought one term. */
async function checkMoney(place: Place, server: Program): Promise<void> {
  const { charges, balance } = await dump(place);
  await server.kill('SIGTERM');
  const held = [...balance.available, ...balance.pending].reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
  const succeeded = charges.filter(({ status }) => status === 'succeeded').length;
  const { rows } = await place.look(({ db }) =>
    sql<{ total: number; booked: number; terms: number; receipts: number }>`select
      (select coalesce(sum(amount_cents), 0) from journal_lines)::integer as total,
      (select coalesce(sum(amount_cents), 0) from journal_lines where account = 'provider_balance')::integer as booked,
      (select count(*) from entitlements)::integer as terms,
      (select count(*) from outbox where dedup_key like 'receipt:%')::integer as receipts`.execute(
      db,
    ),
  );
  const [row] = rows;
  const isRight =
    row?.total === 0 &&
    row.booked === held &&
    row.terms === succeeded &&
    row.receipts === succeeded;
  if (!isRight)
    throw new Error(`${JSON.stringify(row)}; the provider: ${held}, ${succeeded} charges`);
}
