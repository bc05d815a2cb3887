import { AUTOPAY, addDays } from '@crewpad/domain';
import { hashPassword } from '../../../apps/server/src/features/accounts/index.ts';
import { addListing } from '../../../apps/server/src/features/listings/testing.ts';
import {
  addPayoutAccount,
  insertRental,
} from '../../../apps/server/src/features/rentals/testing.ts';
import { sql } from '../../../apps/server/src/testing/services.ts';
import { addMember } from '../../../apps/server/src/testing/test-app.ts';
import { createCards, putOnFile } from '../support/cards.ts';
import type { KillPlace } from '../support/kill-place.ts';

export const DEPOSIT = 20_000;
export const PASSWORD = 'a good password';
const LISTER = 'lister@crewpad.test';

/** An invitation to a bed, and its tenant. */
export interface Invitation {
  rental: number;
  tenant: number;
  token: string;
  email: string;
  startsOn: string;
}

/**
 * A lister with a payout account who has invited this many tenants with cards, one per day; or who
 * rents to them all from that day on.
 */
export async function inviteMany(
  place: KillPlace,
  count: number,
  rentsFrom?: string,
): Promise<Invitation[]> {
  const account = await postJson(`${await place.sandboxUrl()}/_sandbox/accounts`, {});
  const cards = await createCards(place, count);
  await place.kill('SIGTERM');
  const password_hash = await hashPassword(PASSWORD);
  const now = new Date();
  const invitations = await place.look(async ({ db }) => {
    const lister = await addMember(db, { email: LISTER, password_hash });
    const account_id = String((account as { id: string }).id);
    await addPayoutAccount(db, lister, { account_id, external_accounts: '[]' });
    const rooms = [Array(count).fill('cold')];
    const listing = await addListing(db, { user_id: lister, rooms }, now);
    const offers: Invitation[] = [];
    for (const [at, card] of cards.entries()) {
      const email = `tenant-${at}@crewpad.test`;
      const row = { user_plan: null, email_verified_at: now };
      const tenant = await addMember(db, { email, password_hash, ...row });
      await putOnFile(db, tenant, card, now);
      const startsOn = rentsFrom ?? addDays(now.toISOString().slice(0, 10), 2 + at);
      const token = `${at}`.padStart(40, 'x');
      const rental = await insertRental(db, listing, listing.bedIds[at] ?? 0, {
        ...{ email, token, status: 'pending', auto_pay: AUTOPAY.on, deposit: DEPOSIT },
        ...{ start_date: startsOn, rental_amount: 40_000, payment_date: 1 },
        ...(rentsFrom !== undefined && {
          ...{ status: 'accepted', user_id: tenant, accepted_at: now },
          ...{ next_rent_on: startsOn, next_due_at: `${startsOn}T07:00:00Z` },
        }),
      });
      offers.push({ rental, tenant, token, email, startsOn });
    }
    return offers;
  });
  await place.start();
  return invitations;
}

async function postJson(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

/** One member's calls, after a login. */
export class Caller {
  readonly #base: string;
  readonly #token: string;

  private constructor(base: string, token: string) {
    this.#base = base;
    this.#token = token;
  }

  static async logIn(base: string, email: string = LISTER): Promise<Caller> {
    const answer = await postJson(`${base}/api/login`, { email, password: PASSWORD });
    const { token } = answer as { token?: string };
    if (token === undefined) throw new Error(`not logged in: ${JSON.stringify(answer)}`);
    return new Caller(base, token);
  }

  async get<T>(path: string): Promise<T> {
    const headers = { authorization: `Bearer ${this.#token}` };
    const answer = await fetch(`${this.#base}/api${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async post(path: string, body: object, key: string): Promise<{ status: number; text: string }> {
    const answer = await fetch(`${this.#base}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.#token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  }
}

/**
 * Checks that each charge paid one obligation, no rent and no move is left, each refund was made
 * once, and the journal equals the balances. The server has stopped.
 */
export async function checkBooksOf(
  place: KillPlace,
  dump: Awaited<ReturnType<KillPlace['dump']>>,
): Promise<void> {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const { balance, connected_balances, payouts, payment_intents, refunds } = dump;
  const balanceCents = sum([...balance.available, ...balance.pending].map(({ amount }) => amount));
  const connected =
    sum(connected_balances.map(({ available, pending }) => available + pending)) +
    sum(payouts.filter(({ status }) => status !== 'failed').map(({ amount }) => amount));
  const { rows } = await place.look(({ db }) =>
    sql<Record<string, number>>`select
      (select coalesce(sum(amount_cents), 0) from journal_lines)::int as total,
      (select coalesce(sum(amount_cents), 0) from journal_lines where account = 'provider_balance')::int
        as held,
      (select coalesce(sum(amount_cents), 0) from journal_lines where account = 'connected')::int
        as connected,
      (select count(*) from obligations where charge_id is not null)::int as charged,
      (select count(*) from outbox where dedup_key like 'receipt:%')::int as receipts,
      (
        select count(*) from obligations where kind = 'rent' and collection = 'auto' and paid_at is null
          and next_attempt_at < created_at + interval '1 minute'
      )::int as open,
      (select count(*) from refunds where state = 'done')::int as refunds,
      (select count(*) from provider_moves where state <> 'done')::int as moves,
      (
        select count(*) from obligations a join obligations b on a.rental_id = b.rental_id and a.id < b.id
          and a.kind = 'rent' and b.kind = 'rent' and a.status <> 'cancelled' and b.status <> 'cancelled'
          and daterange(a.period_from, a.period_to) && daterange(b.period_from, b.period_to)
      )::int as twice`.execute(db),
  );
  const succeeded = payment_intents.filter(({ status }) => status === 'succeeded').length;
  const expected = {
    ...{ total: 0, held: balanceCents, connected, charged: succeeded, receipts: succeeded },
    ...{ open: 0, refunds: refunds.length, moves: 0, twice: 0 },
  };
  const [row = {}] = rows;
  const wrong = Object.entries(expected).filter(([key, value]) => row[key] !== value);
  if (wrong.length > 0) {
    throw new Error(`expected ${JSON.stringify(expected)}, found ${JSON.stringify(row)}`);
  }
}
