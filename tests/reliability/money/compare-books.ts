import { sql } from '../../../apps/server/src/testing/services.ts';
import { type Book, sum } from './book.ts';
import { heldForLister } from './readings.ts';
import type { Stage } from './stage.ts';

/** A place that says something else than the model. */
export interface Difference {
  place: string;
  expected: unknown;
  read: unknown;
}

/** Collects the places that say something else. */
export class Reader {
  readonly differences: Difference[] = [];

  same(place: string, read: unknown, expected: unknown): void {
    if (JSON.stringify(read) !== JSON.stringify(expected)) {
      this.differences.push({ place, expected, read });
    }
  }

  /** The same entries in any order; only those that differ are told. */
  lists(place: string, read: readonly string[], expected: readonly string[]): void {
    const missing = without(expected, read);
    const more = without(read, expected);
    if (missing.length + more.length > 0) this.same(place, more, missing);
  }
}

function without(all: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return all.filter((item) => {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** The journal, the provider's balances, and what the model says of the lister's account. */
export async function compareBooks(stage: Stage, book: Book, reader: Reader): Promise<void> {
  const { rig, lister, rental } = stage;
  const { rows } = await sql<{ connected: number; platform: number; unbalanced: number }>`select
    (select coalesce(sum(l.amount_cents), 0)::int from journal_lines l
      join journal j on j.id = l.journal_id join obligations o on o.id = j.obligation_id
      where l.account = 'connected' and o.payee_id = ${lister.id}) as connected,
    (select coalesce(sum(amount_cents), 0)::int from journal_lines
      where account = 'provider_balance') as platform,
    (select count(*)::int from (select from journal_lines group by journal_id
      having sum(amount_cents) <> 0) one) as unbalanced`.execute(rig.db);
  const [journal] = rows;
  const { stripe } = rig.billing;
  const stripeAccount = lister.account;
  const held = total(await stripe.balance.retrieve({}, { stripeAccount }));
  const payouts = await stripe.payouts.list({ limit: 100 }, { stripeAccount });
  const paidOut = payouts.data
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((cents, { amount }) => cents + amount, 0);
  reader.same('journal of the lister', journal?.connected, heldForLister(book));
  reader.same('provider of the lister', held + paidOut, heldForLister(book));
  reader.same('journal of the product', journal?.platform, total(await stripe.balance.retrieve()));
  reader.same('journal entries that do not sum to zero', journal?.unbalanced, 0);
  const { rows: shares } = await sql<{ use: string; cents: number }>`
    select use, sum(amount_cents)::int as cents from allocations where rental_id = ${rental}
    group by use having sum(amount_cents) <> 0 order by use`.execute(rig.db);
  const uses = (['credit', 'kept', 'rent'] as const).flatMap((use) => {
    const own = sum(
      book.shares.filter((share) => share.use === use),
      (share) => share.cents,
    );
    return own === 0 ? [] : [{ use, cents: own }];
  });
  reader.same('allocations', shares, uses);
}

const total = ({ available, pending }: Record<'available' | 'pending', { amount: number }[]>) =>
  [...available, ...pending].reduce((cents, { amount }) => cents + amount, 0);
