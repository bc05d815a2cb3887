import { addDays } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { ObligationWords } from '../../../../platform/payments/obligation-kinds.ts';
import type { Texts } from '../../../../platform/texts.ts';

interface PlaceRow {
  id: number;
  title: string;
  room_name: string;
  bed_name: string;
  period_from: string | null;
  period_to: string | null;
  timeZone: string;
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
      r.time_zone as "timeZone"
    from obligations o
    join rentals r on r.id = o.rental_id
    join listings l on l.id = r.listing_id
    join beds b on b.id = r.bed_id
    join rooms rm on rm.id = b.room_id
    where o.id = any (${ids}::integer[])`.execute(db);
  const [rent, deposit] = [texts.t('rentals:rent'), texts.t('rentals:deposit')];
  return new Map(
    rows.map(({ id, title, room_name, bed_name, period_from, period_to, timeZone }) => {
      const place = `${title}, ${room_name}, ${bed_name}`;
      if (kind === 'deposit' || period_from === null || period_to === null) {
        const summary = `${deposit}, ${title}`;
        return [id, { title: deposit, description: place, summary, timeZone }];
      }
      const days = formatPeriod(period_from, period_to, texts);
      const summary = `${rent}, ${title}, ${days}`;
      return [id, { title: rent, description: `${place}, ${days}`, summary, timeZone }];
    }),
  );
}

/** A period with its first and last day: "March 1, 2027 to March 31, 2027". */
export function formatPeriod(
  from: string,
  to: string,
  { t, day }: Pick<Texts, 't' | 'day'>,
): string {
  const last = addDays(to, -1);
  if (last === from) return formatDate(from, { day });
  return t('rentals:period', { from: formatDate(from, { day }), to: formatDate(last, { day }) });
}

/** A date without a time: "March 1, 2027". */
export const formatDate = (date: string, { day }: Pick<Texts, 'day'>): string =>
  day(new Date(`${date}T00:00:00Z`), 'UTC');
