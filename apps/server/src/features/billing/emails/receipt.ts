import { formatDay, formatMoney } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import type { ObligationKinds } from '../../../platform/payments/obligation-kinds.ts';
import { receiptNumber } from '../receipts/present.ts';
import { findEmailedCharge } from './queries/charges.ts';
import { cardName } from './words.ts';

/** What was paid, for what and with which card. */
export function receiptMail(site: MailSite, kinds: ObligationKinds): Composer<'receipt'> {
  const { name } = mailBrands[site.brand];
  return async (trx, { obligationId }) => {
    const charge = await findEmailedCharge(trx, kinds, obligationId);
    if (charge === undefined || charge.paidAt === null) return undefined;
    const { id, paidAt, payer, periodStart, periodEnd, cardBrand, cardLast4 } = charge;
    const amount = formatMoney(charge.amountCents);
    const rows: [string, string][] = [
      ['Receipt', receiptNumber(id)],
      ['Paid', formatDay(paidAt)],
      ['For', charge.words.summary],
    ];
    if (periodStart !== null && periodEnd !== null) {
      rows.push(['Period', `${formatDay(periodStart)} to ${formatDay(periodEnd)}`]);
    }
    if (cardBrand !== null && cardLast4 !== null) {
      rows.push(['Card', cardName(cardBrand, cardLast4)]);
    }
    rows.push(['Amount', amount]);
    return {
      to: payer.email,
      subject: `Your ${name} receipt: ${amount}`,
      preview: `${charge.words.summary}, ${amount}`,
      heading: 'Thank you for your payment',
      blocks: [
        text(`Hi ${payer.firstName}, we received your payment.`),
        facts(...rows),
        button('Open the receipt', `${site.publicUrl}/receipts/${id}`),
        note('You can print it from there whenever you need it.'),
      ],
    };
  };
}
