import type { ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { orderMails } from '../../../platform/outbox/order-mail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Emails listers 7 days and 1 day before their account stops, each once for each deadline. */
export function remindOfDeadlines(db: Db, mode: ProviderMode, now: Date): Promise<void> {
  const until = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return transaction(db, async (trx) => {
    const { rows } = await sql<{ member_id: number; deadline: Date }>`
      update payout_accounts set
        deadline_week_for = current_deadline,
        deadline_day_for = case when current_deadline <= ${until(1)}::timestamptz
          then current_deadline else deadline_day_for end
      where provider_mode = ${mode} and state <> 'disconnected' and jsonb_array_length(needs) > 0
        and current_deadline > ${now}::timestamptz
        and ((current_deadline <= ${until(7)}::timestamptz
            and deadline_week_for is distinct from current_deadline)
          or (current_deadline <= ${until(1)}::timestamptz
            and deadline_day_for is distinct from current_deadline))
      returning member_id, current_deadline as deadline`.execute(trx);
    const mails = rows.map(({ member_id: memberId, deadline }) => ({
      order: { mail: 'payouts_deadline' as const, memberId, deadline: deadline.toISOString() },
    }));
    await orderMails(trx, mails, now);
  });
}
