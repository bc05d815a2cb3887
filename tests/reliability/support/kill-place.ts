import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stripe } from '../../../apps/server/src/features/billing/testing.ts';
import { sql } from '../../../apps/server/src/testing/services.ts';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { makePlace, type Place } from '../../faults/support/place.ts';
import { killAll, type Program, startServer } from '../../support/program.ts';

export interface Dump {
  payment_intents: Stripe.PaymentIntent[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
  transfers: Stripe.Transfer[];
  transfer_reversals: Stripe.TransferReversal[];
  balance: Stripe.Balance;
  connected_balances: { available: number; pending: number }[];
  payouts: Stripe.Payout[];
}

const POLL_MS = 2;

/** When to kill the server during some work. */
interface KillPoint {
  /** The approximate duration of the work: half of the kills happen within it. */
  spanMs: number;
  /** The other half happen within this time after the provider got the call. */
  knownMs: number;
  isKnown(): Promise<boolean>;
}

/** Runs something on a place of its own, and prints the server's warnings if it fails. */
export async function onKillPlace<T>(
  say: (line: string) => void,
  run: (place: KillPlace) => Promise<T>,
): Promise<T> {
  const place = await KillPlace.open();
  try {
    return await run(place);
  } catch (error) {
    say(place.warnings);
    throw error;
  } finally {
    await place.close();
  }
}

/** The real server with the sandbox, on a separate folder. Can be killed and restarted. */
export class KillPlace {
  readonly base: string;
  readonly #place: Place;
  readonly #env: Record<string, string | undefined>;
  #server: Program | undefined;

  private constructor(place: Place, port: number) {
    this.base = `http://127.0.0.1:${port}`;
    this.#place = place;
    const settings = { PORT: String(port), TEST_CONTROL: '1', LOG_LEVEL: 'warn', ALLOW_DEMO: '1' };
    this.#env = { ...place.env, ...settings };
  }

  static async open(): Promise<KillPlace> {
    const place = new KillPlace(await makePlace(), await freePort());
    await place.start();
    // The books are compared right after a payment, whose fee would follow a second later.
    await place.control('captures/delay', { seconds: 0 });
    return place;
  }

  async start(): Promise<void> {
    this.#server = await startServer(this.#env);
  }

  /** Starts another node on the same database, using the first one's sandbox. */
  async startSecond(): Promise<{ base: string; server: Program }> {
    if (this.#place.databaseUrl === undefined) {
      throw new Error(
        'The embedded database has one node: set TEST_DATABASE and TEST_DATABASE_URL.',
      );
    }
    const port = await freePort();
    const server = await startServer({ ...this.#env, PORT: String(port) });
    return { base: `http://127.0.0.1:${port}`, server };
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    await this.#server?.kill(signal);
  }

  /** Kills the server at a random point of some work, and restarts it. */
  async killDuring(
    work: () => Promise<unknown>,
    { spanMs, knownMs, isKnown }: KillPoint,
  ): Promise<void> {
    let isOver = false;
    const end = work()
      .catch((error: unknown) => {
        if (!isOver) throw error;
      })
      .finally(() => {
        isOver = true;
      });
    if (Math.random() < 0.5) await sleep(Math.random() * spanMs);
    else {
      while (!isOver && !(await isKnown())) await sleep(POLL_MS);
      await sleep(Math.random() * knownMs);
    }
    isOver = true;
    await this.kill('SIGKILL');
    await end;
    await this.start();
  }

  /** The latest log lines of the running server. */
  get warnings(): string {
    return this.#server?.stdout.slice(-4000) ?? '';
  }

  async close(): Promise<void> {
    await killAll();
    await this.#place.remove();
  }

  /** Sets the clock, which runs the jobs that become due. A server starts with the real time. */
  async setClock(now: Date, base = this.base): Promise<void> {
    const answer = await fetch(`${base}/api/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: now.toISOString() }),
    });
    if (!answer.ok) throw new Error(`the clock answered ${answer.status}`);
  }

  /** Does at the running server's sandbox what a bank or the provider would do. */
  async control(path: string, body: object): Promise<{ status: number; text: string }> {
    const answer = await fetch(`${await this.sandboxUrl()}/_sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  }

  async dump(): Promise<Dump> {
    return (await (await fetch(`${await this.sandboxUrl()}/_sandbox/dump`)).json()) as Dump;
  }

  /** The running server's sandbox address. */
  async sandboxUrl(): Promise<string> {
    const file = join(this.#place.folder, 'sandbox', 'address.json');
    const { url } = JSON.parse(await readFile(file, 'utf8')) as { url: string };
    return url;
  }

  /** Reads the database while no server runs. */
  look: Place['look'] = (work) => this.#place.look(work);

  /** All payment intents of a member at the provider. */
  async intentsOf(memberId: number): Promise<Stripe.PaymentIntent[]> {
    const { payment_intents: intents } = await this.dump();
    return intents.filter(({ metadata }) => metadata.member_id === String(memberId));
  }

  /** How often the provider has charged a member. */
  async chargesOf(memberId: number): Promise<number> {
    const intents = await this.intentsOf(memberId);
    return intents.filter(({ status }) => status === 'succeeded').length;
  }

  /** Checks that the journal equals the provider's balance, and that every charge bought one term of a plan or a promotion. */
  async checkMoney(): Promise<void> {
    const { charges, balance } = await this.dump();
    await this.kill('SIGTERM');
    const balanceCents = [...balance.available, ...balance.pending].reduce(
      (sum, { amount }) => sum + amount,
      0,
    );
    const succeeded = charges.filter(({ status }) => status === 'succeeded').length;
    const { rows } = await this.#place.look(({ db }) =>
      sql<{ total: number; booked: number; terms: number; unsent: number }>`select
        (select coalesce(sum(amount_cents), 0) from journal_lines)::integer as total,
        (select coalesce(sum(amount_cents), 0) from journal_lines where account = 'provider_balance')::integer as booked,
        ((select count(*) from entitlements) + (select count(*) from listing_features))::integer as terms,
        -- The clock moves by a year, and emails are not kept for as long: only the last are expected.
        (select count(*) from obligations o
          where o.paid_at is not null
            and o.updated_at > (select max(updated_at) - interval '1 day' from obligations)
            and not exists (select from outbox x where x.dedup_key = 'receipt:' || o.id)
        )::integer as unsent`.execute(db),
    );
    const [row] = rows;
    const isRight =
      row?.total === 0 &&
      row.booked === balanceCents &&
      row.terms === succeeded &&
      row.unsent === 0;
    if (!isRight)
      throw new Error(
        `${JSON.stringify(row)}; the provider: ${balanceCents}, ${succeeded} charges`,
      );
  }
}
