import type { contract } from '@crewpad/contract';
import { MANUAL_PAYMENT_METHODS } from '@crewpad/domain';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useBrand } from '../../../brand/brand-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { calendarDate, exactMoney, fullDate, shortDate } from '../../../lib/format.ts';
import { periodDays } from '../../../lib/format-times.ts';
import { useLiveRentals } from '../../../lib/live-rentals.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { cardBrand } from '../card/card-facts.tsx';
import { AfterPayment } from './after-payment.tsx';
import { receiptPeriod } from './receipt-period.ts';

/** One receipt, on screen and printed. */
export function ReceiptPage({ receipt }: { receipt: contract.billing.Receipt }) {
  const { t } = useTranslation('billing/receipts');
  const { t: tPayments } = useTranslation('rent/payments');
  const { locale, contactEmail } = usePage();
  const brand = useBrand();
  // A refund, a dispute or a void of the other side.
  useLiveRentals();
  const planTexts = usePlanTexts();
  const { title, description } = receipt.plan === null ? receipt : planTexts(receipt.plan);
  const { number, card, payer, periods, voided } = receipt;
  const total = exactMoney(receipt.amount, locale);
  const lines = receipt.method === 'card' ? [...receipt.lines, ...receipt.parts] : receipt.lines;
  const day = (instant: string) => fullDate(instant, locale, receipt.time_zone ?? undefined);
  const rows: [label: string, value: ReactNode][] = [
    [t('paid_to'), receipt.paid_to ?? `${brand.name}, ${contactEmail}`],
    [t('paid_on'), day(receipt.paid_at)],
    [t('paid_by'), payer.email === '' ? payer.name : `${payer.name}, ${payer.email}`],
  ];
  if (card)
    rows.push([t('paid_with'), t('card', { card: cardBrand(card.brand), last4: card.last4 })]);
  const manualMethod = MANUAL_PAYMENT_METHODS.find((method) => method === receipt.method);
  if (manualMethod) rows.push([t('paid_with'), tPayments(`by_${manualMethod}`)]);
  if (receipt.method === 'credit') rows.push([t('paid_with'), t('credit')]);
  const [only] = coversOnePeriod(receipt) ? periods : [];
  const period = only
    ? periodDays(only.period_from, only.period_to, locale)
    : periods.length === 0 && receiptPeriod(receipt, locale);
  if (period) rows.push([t('period'), period]);
  else if (periods.length > 0 || receipt.credit > 0)
    rows.push([t(voided ? 'covered' : 'covers'), <Shares key="shares" receipt={receipt} />]);
  return (
    <ScenePage
      width="form"
      title={t('receipt_title', { number })}
      lead={t(leadOf(receipt), { name: receipt.paid_to ?? '' })}
    >
      <Sheet>
        <p className="m-0 flex flex-wrap items-center gap-2 border-b border-b-line pb-4">
          <img src={brand.logo} alt="" width={32} height={32} />
          <strong>{brand.name}</strong>
          <span className="ml-auto text-muted">{number}</span>
        </p>
        <dl className="mx-0 my-6 grid gap-4 sm:grid-cols-1fr-1fr">
          {rows.map(([label, value]) => (
            <div key={label} className="grid content-start">
              <dt className="text-xs text-muted">{label}</dt>
              <dd className="m-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <table className="w-full border-collapse [&_td]:tabular [&_td]:border-b [&_td]:border-b-line [&_td]:px-0 [&_td]:py-2 [&_td]:text-start [&_td]:align-top [&_th]:border-b [&_th]:border-b-line [&_th]:px-0 [&_th]:py-2 [&_th]:text-start [&_th]:align-top [&_tr>:last-child]:text-end [&_tr>:last-child]:whitespace-nowrap [&_tr>:last-child]:pl-4">
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('amount')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ text, amount }) => (
              <tr key={text}>
                <td>{text}</td>
                <td>{exactMoney(amount, locale)}</td>
              </tr>
            ))}
            {lines.length === 0 && (
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
            <Row label={t('total')}>
              <strong>
                {voided ? <s>{total}</s> : total} {receipt.currency.toUpperCase()}
              </strong>
            </Row>
            <RefundList receipt={receipt} />
            {receipt.deductions.map(({ reason, amount }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reasons can repeat, and nothing moves
              <Row key={at} label={reason === '' ? t('kept_part') : t('kept', { reason })}>
                {exactMoney(amount, locale)}
              </Row>
            ))}
          </tfoot>
        </table>
        {voided && (
          <p>
            {tPayments(voided.reason === '' ? 'voided_day' : 'voided_on', {
              date: shortDate(voided.on, locale),
              reason: voided.reason,
            })}
          </p>
        )}
        <p className="grid gap-2 empty:hidden">
          <AfterPayment
            payment={{
              ...receipt,
              refunds: receipt.refunds.filter(({ state }) => state !== 'done'),
            }}
          />
        </p>
        <p className="text-xs text-muted">{t('questions', { email: contactEmail })}</p>
        <div className="mt-6 flex flex-wrap gap-2 print:hidden">
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

function leadOf({ refund, paid_to, voided }: contract.billing.Receipt) {
  if (voided) return 'was_voided';
  if (refund === null) return paid_to === null ? 'thank_you' : 'payment_to';
  return refund.is_whole ? 'was_refunded' : 'was_refunded_in_part';
}

/** Whether it pays all rent of one period, and nothing else. */
function coversOnePeriod({ periods, credit, parts, method }: contract.billing.Receipt): boolean {
  const [first, ...otherPeriods] = periods;
  const isWhole = first !== undefined && first.amount === first.of && otherPeriods.length === 0;
  return isWhole && credit === 0 && (method === 'card' || parts.length === 0);
}

interface ReceiptProps {
  receipt: contract.billing.Receipt;
}

/** The periods that it covers with their shares, its credit, and what becomes of a rest. */
function Shares({ receipt }: ReceiptProps) {
  const { periods, credit, credit_goes_to: goesTo, parts, method } = receipt;
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const money = (dollars: number) => exactMoney(dollars, locale);
  const shares: string[] = periods.map(({ period_from, period_to, amount, of }) =>
    t('share', {
      period: periodDays(period_from, period_to, locale),
      amount: money(amount),
      of: money(of),
    }),
  );
  if (credit > 0) shares.push(t(`credit_${goesTo}`, { amount: money(credit) }));
  if (method !== 'card')
    shares.push(...parts.map(({ text, amount }) => `${text}: ${money(amount)}`));
  return (
    <ul className="m-0 list-none p-0">
      {shares.map((share) => (
        <li key={share}>{share}</li>
      ))}
    </ul>
  );
}

/** Each refund that reached the payer, and what is left; for the payee also the fee. */
function RefundList({ receipt }: ReceiptProps) {
  const { t } = useTranslation('billing/receipts');
  const { locale } = usePage();
  const { refund, fee, net } = receipt;
  const day = (instant: string) => fullDate(instant, locale, receipt.time_zone ?? undefined);
  const finalRefunds = receipt.refunds.filter(({ state }) => state === 'done');
  const rows = finalRefunds.map(({ id, amount, method, on }) => ({
    key: id,
    label: t(method === 'card' ? 'refunded_on' : 'returned_on', { date: calendarDate(on, locale) }),
    amount,
  }));
  if (refund && rows.length === 0) {
    const label = t('refunded_on', { date: day(refund.refunded_at) });
    rows.push({ key: 0, label, amount: refund.amount });
  }
  return (
    <>
      {fee !== undefined && net !== undefined && fee > 0 && (
        <>
          <Row label={t('fee')}>{exactMoney(-fee, locale)}</Row>
          <Row label={t('net')}>{exactMoney(net, locale)}</Row>
        </>
      )}
      {rows.map(({ key, label, amount }) => (
        <Row key={key} label={label}>
          {exactMoney(-amount, locale)}
        </Row>
      ))}
      {refund && (
        <Row label={t('total_after')}>
          <strong>
            {exactMoney(afterRefund(receipt), locale)} {receipt.currency.toUpperCase()}
          </strong>
        </Row>
      )}
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  );
}

/** In dollars; computed in cents, which add up. */
function afterRefund({ amount, refund }: contract.billing.Receipt): number {
  return (Math.round(amount * 100) - Math.round((refund?.amount ?? 0) * 100)) / 100;
}
