import { button, facts, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { findMailedReport } from './queries/mailed-report.ts';

declare module '../../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    /** To one admin. */
    report_received: { reportId?: number; memberId?: number };
  }
}

/** Notifies an admin of an open report. */
export function reportReceivedMail(site: MailSite): Composer<'report_received'> {
  const textsOf = mailTexts('messages/reports', site);
  return async (trx, order) => {
    const report = await findMailedReport(trx, order);
    if (report === undefined) return undefined;
    const { t, locale } = textsOf(report.locale);
    const subject = t(`${report.subject}_subject`);
    const reason = t(report.reason === 'other' ? 'other_reason' : report.reason);
    return {
      to: report.email,
      locale,
      subject,
      preview: reason,
      heading: subject,
      blocks: [
        text(t('text', { name: report.firstName, reporter: report.reporter })),
        facts(
          [t('about'), report.about],
          [t('reason'), reason],
          ...(report.note === '' ? [] : [[t('note'), report.note] as const]),
        ),
        button(t('button'), `${site.publicUrl}/admin/reports`),
      ],
    };
  };
}
