import type { contract } from '@crewpad/contract';
import { MANUAL_PAYMENT_METHODS } from '@crewpad/domain';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useBrand } from '../../../brand/brand-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { cardBrand } from '../card/card-brand.ts';
import { AfterPayment } from './after-payment.tsx';
import { receiptPeriod } from './receipt-period.ts';
import classes from './receipts.module.css';

/** One receipt, on screen and printed. */
export function ReceiptPage({ receipt }: { receipt: contract.billing.Receipt }) {
  const { t } = useTranslation('receipts');
  const { t: tPayments } = useTranslation('rent-payments');
  const { locale, contactEmail } = usePage();
  const brand = useBrand();
  const planTexts = usePlanTexts();
  const { title, description } = receipt.plan === null ? receipt : planTexts(receipt.plan);
  const { number, card, payer, refund } = receipt;
  const total = exactMoney(receipt.amount, locale);
  const day = (instant: string) => fullDate(instant, locale, receipt.time_zone ?? undefined);
  const rows: [label: string, value: ReactNode][] = [
    [t('paid_to'), receipt.paid_to ?? `${brand.name}, ${contactEmail}`],
    [t('paid_on'), day(receipt.paid_at)],
    [t('paid_by'), payer.email === '' ? payer.name : `${payer.name}, ${payer.email}`],
  ];
  if (card)
    rows.push([t('paid_with'), t('card', { brand: cardBrand(card.brand), last4: card.last4 })]);
  const byHand = MANUAL_PAYMENT_METHODS.find((one) => one === receipt.method);
  if (byHand) rows.push([t('paid_with'), tPayments(`by_${byHand}`)]);
  if (receipt.method === 'credit') rows.push([t('paid_with'), t('credit')]);
  const period = receiptPeriod(receipt, locale);
  if (period) rows.push([t('period'), period]);
  return (
    <ScenePage
      width="form"
      title={t('receipt_title', { number })}
      lead={t(leadOf(receipt), { name: receipt.paid_to ?? '' })}
    >
      <Sheet>
        <p className={classes.brand}>
          <img src={brand.logo} alt="" width={32} height={32} />
          <strong>{brand.name}</strong>
          <span className={classes.number}>{number}</span>
        </p>
        <dl className={classes.facts}>
          {rows.map(([label, value]) => (
            <div key={label} className={classes.fact}>
              <dt className={classes.soft}>{label}</dt>
              <dd className={classes.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('amount')}</th>
            </tr>
          </thead>
          <tbody>
            {receipt.lines.map(({ text, amount }) => (
              <tr key={text}>
                <td>{text}</td>
                <td>{exactMoney(amount, locale)}</td>
              </tr>
            ))}
            {receipt.lines.length === 0 && (
              <tr>
                <td>
                  <strong>{title}</strong>
                  <br />
                  {description}
                </td>
                <td>{total}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td>
                <strong>
                  {total} {receipt.currency.toUpperCase()}
                </strong>
              </td>
            </tr>
            {refund && (
              <>
                <tr>
                  <th scope="row">{t('refunded_on', { date: day(refund.refunded_at) })}</th>
                  <td>{exactMoney(-refund.amount, locale)}</td>
                </tr>
                <tr>
                  <th scope="row">{t('total_after')}</th>
                  <td>
                    <strong>
                      {exactMoney(afterRefund(receipt), locale)} {receipt.currency.toUpperCase()}
                    </strong>
                  </td>
                </tr>
              </>
            )}
            {receipt.deductions.map(({ reason, amount }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reasons can repeat, and nothing moves
              <tr key={at}>
                <th scope="row">{t('kept', { reason })}</th>
                <td>{exactMoney(amount, locale)}</td>
              </tr>
            ))}
          </tfoot>
        </table>
        {(receipt.refunds.length > 0 || receipt.dispute) && (
          <p className={classes.after}>
            <AfterPayment payment={receipt} />
          </p>
        )}
        <p className={classes.soft}>{t('questions', { email: contactEmail })}</p>
        <div className={classes.actions}>
          <Button variant="accent" onClick={() => window.print()}>
            <IconPrinter aria-hidden size={20} />
            {t('print')}
          </Button>
          <LinkButton to="/receipts" variant="outline">
            {t('all')}
          </LinkButton>
        </div>
      </Sheet>
    </ScenePage>
  );
}

function leadOf({ refund, paid_to }: contract.billing.Receipt) {
  if (refund === null) return paid_to === null ? 'thank_you' : 'payment_to';
  return refund.is_whole ? 'was_refunded' : 'was_refunded_in_part';
}

/** In dollars; computed in cents, which add up. */
function afterRefund({ amount, refund }: contract.billing.Receipt): number {
  return (Math.round(amount * 100) - Math.round((refund?.amount ?? 0) * 100)) / 100;
}
