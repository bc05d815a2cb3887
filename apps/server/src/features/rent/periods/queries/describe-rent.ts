import { toCents, toDollars } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { ObligationWords } from '../../../../platform/payments/obligation-kinds.ts';
import type { Texts } from '../../../../platform/texts.ts';
import { formatPeriod } from '../../../rentals/index.ts';

interface PlaceRow {
  id: number;
  title: string;
  room_name: string;
  bed_name: string;
  period_from: string | null;
  period_to: string | null;
  timeZone: string;
  amount_cents: number;
  carried_cents: number;
  settled_cents: number;
  rest_from: string | null;
  rest_to: string | null;
}

/** Descriptions of rent and deposits: crash pad, bed and days. @returns descriptions by id */
export async function describeRent(
  db: Db | Trx,
  ids: readonly number[],
  kind: 'rent' | 'deposit',
  texts: Texts,
): Promise<ReadonlyMap<number, ObligationWords>> {
  const { rows } = await sql<PlaceRow>`
    select o.id, l.title, rm.room_name, b.bed_name, o.period_from, o.period_to,
      r.time_zone as "timeZone", o.amount_cents, o.carried_cents, o.settled_cents,
      f.period_from as rest_from, f.period_to as rest_to
    from obligations o
    left join obligations f on f.id = o.carried_from_id
    join rentals r on r.id = o.rental_id
    join listings l on l.id = r.listing_id
    join beds b on b.id = r.bed_id
    join rooms rm on rm.id = b.room_id
    where o.id = any (${ids}::integer[])`.execute(db);
  const [rent, deposit] = [texts.t('rent:rent'), texts.t('rent:deposit')];
  return new Map(
    rows.map((row) => {
      const { id, title, room_name, bed_name, period_from, period_to, timeZone } = row;
      const place = `${title}, ${room_name}, ${bed_name}`;
      if (kind === 'deposit' || period_from === null || period_to === null) {
        const summary = `${deposit}, ${title}`;
        return [id, { title: deposit, description: place, summary, timeZone }];
      }
      const days = formatPeriod(period_from, period_to, texts);
      const summary = `${rent}, ${title}, ${days}`;
      const of_cents = row.amount_cents + row.carried_cents;
      const amount = toDollars(of_cents - row.settled_cents);
      const periods = [{ charge_id: id, period_from, period_to, amount, of: toDollars(of_cents) }];
      const words = { title: rent, description: `${place}, ${days}`, summary, timeZone };
      const parts = partsOf(row, texts);
      const lines = parts.map((part): [string, string] => [
        part.text,
        texts.money(toCents(part.amount)),
      ]);
      return [id, { ...words, periods, parts, lines }];
    }),
  );
}

/** The parts of a charge, unless it is the whole rent of the period. */
function partsOf(
  { amount_cents, carried_cents, settled_cents, rest_from, rest_to }: PlaceRow,
  texts: Texts,
): { text: string; amount: number }[] {
  if (carried_cents === 0 && settled_cents === 0) return [];
  const parts = [{ text: texts.t('rent:rent'), amount: toDollars(amount_cents) }];
  if (rest_from !== null && rest_to !== null) {
    const period = formatPeriod(rest_from, rest_to, texts);
    parts.push({ text: texts.t('rent:rest_of', { period }), amount: toDollars(carried_cents) });
  }
  if (settled_cents > 0) {
    parts.push({ text: texts.t('rent:covered_before'), amount: toDollars(-settled_cents) });
  }
  return parts;
}
