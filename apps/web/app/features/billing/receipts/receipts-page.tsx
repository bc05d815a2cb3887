import type { contract } from '@crewpad/contract';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { owesSignUp, STARTS, startOf, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { Older } from '../../../ui/older.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import type { Receipts } from './load-receipts.ts';
import { receiptPeriod } from './receipt-period.ts';

/** The payments of a member, newest first, a page at a time. */
export function ReceiptsPage({ receipts, next, before }: Receipts) {
  const { t } = useTranslation('billing/receipts');
  const { member } = usePage();
  const isUnpaid = member !== null && owesSignUp(member);
  const start = startOf(member);
  return (
    <ScenePage width="form" title={t('receipts_title')} lead={t('receipts_lead')}>
      <Sheet>
        {receipts.length === 0 ? (
          <MessageView
            inPage
            picture="/images/payments.svg"
            title={t('none_title')}
            text={t(isUnpaid ? 'none_unpaid' : 'none_text')}
          >
            <LinkButton to={isUnpaid ? UNPAID_HOME : STARTS[start]} variant="accent">
              {t(isUnpaid ? 'finish' : `start_${start}`)}
            </LinkButton>
          </MessageView>
        ) : (
          <ul className="m-0 list-none p-0 [&_li+li]:border-t [&_li+li]:border-t-line [&>li:first-child>a]:-mt-4 [&>li:last-child>a]:-mb-4">
            {receipts.map((receipt) => (
              <ReceiptRow key={receipt.id} receipt={receipt} />
            ))}
          </ul>
        )}
        <Older next={next} before={before} />
      </Sheet>
    </ScenePage>
  );
}

function ReceiptRow({ receipt }: { receipt: contract.billing.Receipt }) {
  const { t } = useTranslation('billing/receipts');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const { title } = receipt.plan === null ? receipt : planTexts(receipt.plan);
  const { number, payer, paid_to, refund } = receipt;
  const period = receiptPeriod(receipt, locale);
  const day = (instant: string) => fullDate(instant, locale, receipt.time_zone ?? undefined);
  return (
    <li>
      <Link
        to={`/receipts/${receipt.id}`}
        className="-mx-4 my-0 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-sm p-4 text-ink no-underline hover:bg-sunken"
      >
        <span className="grid grow basis-40">
          <strong>{title}</strong>
          <span className="text-xs text-muted">{day(receipt.paid_at)}</span>
          {paid_to !== null && (
            <span className="text-xs text-muted">
              {t('from_payer_to_payee', { from: payer.name, to: paid_to })}
            </span>
          )}
          {period && <span className="text-xs text-muted">{period}</span>}
          {refund && (
            <span className="text-xs font-medium text-good">
              {t(refund.is_whole ? 'refunded' : 'refunded_in_part', {
                amount: exactMoney(refund.amount, locale),
                date: day(refund.refunded_at),
              })}
            </span>
          )}
          <span className="text-xs text-muted">{t('see', { number })}</span>
        </span>
        <strong className="ml-auto tabular">{exactMoney(receipt.amount, locale)}</strong>
        <IconChevronRight aria-hidden size={20} />
      </Link>
    </li>
  );
}
