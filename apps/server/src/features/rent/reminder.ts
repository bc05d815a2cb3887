import { addDays, localDate, REMINDERS_MAX } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { requireCollecting } from '../../platform/access/guards.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { conflict, notFound, Refusal } from '../../platform/errors.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import type { Text } from '../../platform/texts.ts';
import { cannotContact } from '../accounts/index.ts';
import { can, getRental, lateRent, lockRental, type RentalServices } from '../rentals/index.ts';

/**
 * Reminds a tenant of late rent, as the lister.
 * @returns when
 * @throws ApiError 404 for rentals of others; 403 for a message after a block; 409 if nothing is
 * late, for a second reminder of a day, or a fourth one of a period
 */
export function remindTenant(
  { db, clock }: RentalServices,
  actor: MemberActor,
  { id, message = '' }: { id: number; message?: string | undefined },
): Promise<Date> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    const rental = await lockRental(trx, id);
    if (rental === undefined) throw notFound();
    enforce(can(actor, 'remind', rental));
    requireCollecting(actor);
    if (message !== '' && rental.is_blocked) throw cannotContact('CANNOT_WRITE');
    const late = lateRent(await getRental(trx, id), now);
    if (late === undefined) throw conflict('rent:nothing_late');
    const day = localDate(now, rental.time_zone);
    const obligation_id = late.charge.id;
    await requireAnother(trx, { id, obligation_id, day });
    const { id: reminderId } = await trx
      .insertInto('rent_reminders')
      .values({
        ...{ rental_id: id, obligation_id, day, created_at: now },
        message: message === '' ? null : message,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = { mail: 'rent_reminded' as const, reminderId };
    await orderMail(trx, order, { now, key: `rent_reminded:${reminderId}` });
    return now;
  });
}

/** @throws ApiError 409 if the tenant was reminded today, or often enough of the oldest late rent */
async function requireAnother(
  trx: Trx,
  { id, obligation_id, day }: { id: number; obligation_id: number; day: string },
): Promise<void> {
  const { rows } = await sql<{ count: number; last: string | null }>`
    select count(*) filter (where obligation_id = ${obligation_id})::int as count, max(day) as last
    from rent_reminders where rental_id = ${id} and not is_automatic`.execute(trx);
  const { count = 0, last = null } = rows[0] ?? {};
  const refuse = (next_on: string | null, text: Text) =>
    new Refusal(409, { text, error_code: 'ALREADY_REMINDED', next_on });
  if (count >= REMINDERS_MAX) throw refuse(null, 'rent:reminded_often');
  if (last === null || last < day) return;
  const next = addDays(last, 1);
  throw refuse(next, ({ t, day: write }) =>
    t('rent:reminded_today', { day: write(new Date(`${next}T00:00:00Z`), 'UTC') }),
  );
}

/** Whether the tenants of a lister who pay by hand are reminded of their rent. */
export async function remindsTenants(db: Db, listerId: number): Promise<boolean> {
  const { reminds_tenants } = await db
    .selectFrom('members')
    .select('reminds_tenants')
    .where('id', '=', listerId)
    .executeTakeFirstOrThrow();
  return reminds_tenants;
}

export async function switchReminders(db: Db, listerId: number, isOn: boolean): Promise<void> {
  await db
    .updateTable('members')
    .set({ reminds_tenants: isOn })
    .where('id', '=', listerId)
    .execute();
}

/** A reminder of late or open rent; undefined if there is none with this id. */
export const findReminder = (trx: Trx, id: number | undefined) =>
  trx
    .selectFrom('rent_reminders')
    .select(['id', 'rental_id', 'message', 'is_automatic', 'created_at'])
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
