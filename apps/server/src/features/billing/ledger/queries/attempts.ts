import type { Db } from '../../../../platform/database/database.ts';
import type { AttemptStatus } from '../../../../platform/database/schema.ts';
import type { AttemptResult } from '../declines.ts';

/** The outcome of a payment attempt. */
export function findAttempt(
  db: Db,
  id: number,
): Promise<(AttemptResult & { id: number }) | undefined> {
  return db
    .selectFrom('payment_attempts')
    .select(['id', 'status', 'code', 'decline_code'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The audit entry of a card that its bank refused when the member saved or changed it. */
export const CARD_REFUSED = 'card.refused';

/**
 * When the payer's own attempts were declined, and cards were refused when they saved or changed
 * them, since an instant, newest first. Attempts by a schedule or by the payee do not count.
 */
export async function listDeclinesSince(db: Db, payerId: number, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('payment_attempts as a')
    .innerJoin('obligations as o', 'o.id', 'a.obligation_id')
    .select('a.created_at as at')
    .where('o.payer_id', '=', payerId)
    .where('a.status', '=', 'declined')
    .where('a.on_session', '=', true)
    .where('a.charge_id', 'is not', null)
    .where('a.created_at', '>', since)
    .unionAll(
      db
        .selectFrom('audit_log')
        .select('at')
        .where('member_id', '=', payerId)
        .where('action', '=', CARD_REFUSED)
        .where('at', '>', since),
    )
    .orderBy('at', 'desc')
    .limit(10)
    .execute();
  return rows.map((row) => row.at);
}

const DUNNING_ATTEMPTS = 30;

export interface DunningAttempt {
  paymentMethod: string;
  status: AttemptStatus;
  code: string | null;
  declineCode: string | null;
  adviceCode: string | null;
  createdAt: Date;
}

/** The latest payment attempts of an obligation, newest first, for deciding the next one. */
export function listDunningAttempts(db: Db, obligationId: number): Promise<DunningAttempt[]> {
  return db
    .selectFrom('payment_attempts')
    .select([
      'payment_method as paymentMethod',
      'status',
      'code',
      'decline_code as declineCode',
      'advice_code as adviceCode',
      'created_at as createdAt',
    ])
    .where('obligation_id', '=', obligationId)
    .orderBy('n', 'desc')
    .limit(DUNNING_ATTEMPTS)
    .execute();
}
