import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { receiptNumber } from '../present.ts';
import { findMailedCharge } from './queries/find-charge.ts';
import { cardName, day, money, whatFor } from './words.ts';

/** What was paid, for what and with which card. */
export function receiptMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, { obligationId }) => {
    const charge =
      obligationId === undefined ? undefined : await findMailedCharge(trx, obligationId);
    if (charge === undefined || charge.paidAt === null) return undefined;
    const { id, paidAt, payer, periodStart, periodEnd, cardBrand, cardLast4 } = charge;
    const amount = money(charge.amountCents);
    const rows: [string, string][] = [
      ['Receipt', receiptNumber(id)],
      ['Paid', day(paidAt)],
      ['For', whatFor(charge)],
    ];
    if (periodStart !== null && periodEnd !== null) {
      rows.push(['Period', `${day(periodStart)} to ${day(periodEnd)}`]);
    }
    if (cardBrand !== null && cardLast4 !== null) {
      rows.push(['Card', cardName(cardBrand, cardLast4)]);
    }
    rows.push(['Amount', amount]);
    return {
      to: payer.email,
      subject: `Your ${name} receipt: ${amount}`,
      preview: `${whatFor(charge)}, ${amount}`,
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
