import type { Locale, ReportReason, ReportSubject } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import type { MailOrder } from '../../../../platform/outbox/order-mail.ts';

interface MailedReport {
  email: string;
  locale: Locale;
  firstName: string;
  subject: ReportSubject;
  reason: ReportReason;
  note: string;
  reporter: string;
  /** The display name of the reported member. */
  about: string;
}

/** An open report and the admin to notify; undefined if it was closed. */
export async function findMailedReport(
  trx: Trx,
  { reportId = 0, memberId = 0 }: MailOrder<'report_received'>,
): Promise<MailedReport | undefined> {
  const { rows } = await sql<MailedReport>`
    select m.email, m.locale, m.first_name as "firstName", r.subject, r.reason, r.note,
      w.display_name as reporter, r.snapshot -> 'member' ->> 'display_name' as about
    from reports r
    join members w on w.id = r.reporter_id
    join members m on m.id = ${memberId} and m.role = 'admin' and m.status = 'ACTIVE'
    where r.id = ${reportId} and r.state = 'open'`.execute(trx);
  return rows[0];
}
