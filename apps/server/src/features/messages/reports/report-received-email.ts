import type { ReportReason, ReportSubject } from '@crewpad/domain';
import { button, facts, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findMailedReport } from './queries/mailed-report.ts';

declare module '../../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    /** To one admin. */
    report_received: { reportId?: number; memberId?: number };
  }
}

const SUBJECTS: Record<ReportSubject, string> = {
  message: 'a message',
  thread: 'a conversation',
  user: 'a member',
  listing: 'a crash pad',
  review: 'a review',
};

const REASONS: Record<ReportReason, string> = {
  scam: 'Scam or fraud',
  harassment: 'Harassment',
  not_real: 'Not real',
  contact: 'Contact details or payment outside the site',
  other: 'Something else',
};

/** Tells an admin about a report that nobody has handled yet. */
export function reportReceivedMail(site: MailSite): Composer<'report_received'> {
  return async (trx, order) => {
    const report = await findMailedReport(trx, order);
    if (report === undefined) return undefined;
    const subject = `A member reported ${SUBJECTS[report.subject]}`;
    return {
      to: report.email,
      subject,
      preview: REASONS[report.reason],
      heading: subject,
      blocks: [
        text(`Hi ${report.firstName}, ${report.reporter} sent a report.`),
        facts(
          ['About', report.about],
          ['Reason', REASONS[report.reason]],
          ...(report.note === '' ? [] : [['Note', report.note] as const]),
        ),
        button('See the reports', `${site.publicUrl}/admin/reports`),
      ],
    };
  };
}
