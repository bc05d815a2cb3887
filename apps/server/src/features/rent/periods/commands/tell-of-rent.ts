import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import type { Obligation } from '../../../../platform/payments/obligation-kinds.ts';
import { OPEN_STATUSES, obligations } from '../../../billing/index.ts';

/** Rows per transaction. */
const BATCH = 200;

/** A new rent row. */
export type OpenedRent = Pick<Obligation, 'id' | 'rental_id' | 'collection' | 'due_at' | 'left_at'>;

/**
 * Tells tenants who pay by hand of rent that is due now, and both sides, once for each rental, of
 * what an outage has left to them.
 */
export async function tellOfOpenedRent(
  trx: Trx,
  opened: readonly OpenedRent[],
  now: Date,
): Promise<void> {
  const due = opened.filter(
    ({ collection, left_at, due_at }) => collection === 'hand' && left_at === null && due_at <= now,
  );
  const left = new Set(
    opened.flatMap(({ left_at, rental_id }) =>
      left_at === null || rental_id === null ? [] : [rental_id],
    ),
  );
  const mails = [
    ...due.map(({ id: obligationId }) => ({
      order: { mail: 'rent_due' as const, obligationId },
      key: `rent_due:${obligationId}`,
    })),
    ...[...left].flatMap((rentalId) =>
      (['tenant', 'lister'] as const).map((to) => ({
        order: { mail: 'rent_left' as const, rentalId, leftAt: now.toISOString(), to },
        key: `rent_left:${rentalId}:${now.toISOString()}:${to}`,
      })),
    ),
  ];
  await orderMails(trx, mails, now);
}

/** Makes rent due that was opened early and is paid by hand. Its tenant is told of the rest. */
export async function openScheduledRent(db: Db, now: Date): Promise<void> {
  await transaction(db, async (trx) => {
    const early = sql<boolean>`o.id in (
      select id from obligations
      where kind = 'rent' and status = 'scheduled' and collection = 'hand' and due_at <= ${now}
        and cancel_requested_at is null
      order by id for no key update skip locked
    )`;
    await tellOfOpenedRent(trx, await obligations.becomeDue(trx, early, now), now);
  });
}

/** Tells both sides, once for each row, that rent is late now. */
export async function tellOfLateRent(db: Db, now: Date): Promise<void> {
  for (;;) {
    const told = await transaction(db, async (trx) => {
      const late = sql<boolean>`o.id in (${lateRent(now)})`;
      const rows = await obligations.change(trx, late, { late_told_at: now });
      const mails = rows.flatMap(({ id: obligationId }) =>
        (['tenant', 'lister'] as const).map((to) => ({
          order: { mail: 'rent_late' as const, obligationId, to },
          key: `rent_late:${obligationId}:${to}`,
        })),
      );
      await orderMails(trx, mails, now);
      return rows.length;
    });
    if (told < BATCH) return;
  }
}

/** How long a tenant has to confirm a deposit with the bank before both sides are told. */
const CONFIRMED_WITHIN_MS = 10 * 60_000;

/** Tells both sides, once for each payment, that a deposit waits for the bank. */
export async function tellOfUnconfirmedDeposits(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CONFIRMED_WITHIN_MS);
  await transaction(db, async (trx) => {
    const waiting = await trx
      .selectFrom('obligations')
      .select(['rental_id', 'payment_intent'])
      .where('kind', '=', 'deposit')
      .where('status', '=', 'action_required')
      .where('updated_at', '<=', before)
      .execute();
    const mails = waiting.flatMap(({ rental_id: rentalId, payment_intent: intent }) =>
      rentalId === null
        ? []
        : (['tenant', 'lister'] as const).map((to) => ({
            order: { mail: 'deposit_unconfirmed' as const, rentalId, to },
            key: `deposit_unconfirmed:${intent}:${to}`,
          })),
    );
    await orderMails(trx, mails, now);
  });
}

/** A replacement row is late from its creation, of which both sides were told. */
const lateRent = (now: Date) => sql<{ id: number }>`
  select id from obligations
  where late_told_at is null and paid_at is null and kind = 'rent' and status <> 'cancelled'
    and late_from <= ${now}::timestamptz and status in (${sql.join(OPEN_STATUSES)})
    and replaces_id is null and cancel_requested_at is null
  order by late_from limit ${BATCH} for no key update skip locked`;
