import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { exactMoney } from '../../lib/format.ts';
import { monthName } from '../../lib/months.ts';
import { usePage } from '../../lib/page-context.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { backClass, pageClass, toolsClass } from '../../ui/report-page-classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MoneyTabs, PaymentsCsv } from '../rent/index.ts';
import { MONTHS_PER_PAGE, type Revenue } from './load-reports.ts';

/** Revenue and occupancy by month, newest first, once a lister has a completed one. */
export function RevenuePage({ revenue }: { revenue: Revenue }) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const { months, running, total, offset } = revenue;
  const [current] = running;
  return (
    <div className={pageClass} data-narrow>
      <Link to="/my-crew" className={backClass}>
        <IconArrowLeft aria-hidden size={18} />
        {t('my_crew')}
      </Link>
      <PageHead title={t('revenue_title')} lead={t('revenue_lead')}>
        <div className={toolsClass}>
          <PaymentsCsv year={null} />
        </div>
      </PageHead>
      <MoneyTabs open="received" />
      {total === 0 ? (
        <MessageView
          inPage
          picture="/images/payments.svg"
          title={t('revenue_none_title')}
          text={
            current === undefined || current.amounts === 0
              ? t('revenue_none_text')
              : t('revenue_none_but', {
                  month: monthName(current.months, locale),
                  amount: exactMoney(current.amounts, locale),
                })
          }
        >
          <LinkButton to="/my-crew" variant="accent">
            {t('my_crew')}
          </LinkButton>
        </MessageView>
      ) : (
        <div className="@container">
          <table className="table-box w-full border-spacing-0 rounded-md border border-line bg-surface [&_td]:tabular @max-xs:block @max-xs:[&_tbody]:block @max-xs:[&_tbody_:is(th,td)]:block @max-xs:[&_tbody_:is(th,td)]:border-0 @max-xs:[&_tbody_:is(th,td)]:py-0 [&_tbody_th]:font-medium @max-xs:[&_tbody_tr]:border-t @max-xs:[&_tbody_tr]:border-t-line @max-xs:[&_tbody_tr]:px-0 @max-xs:[&_tbody_tr]:py-2 @max-xs:[&_tbody_tr:first-child]:border-t-0 [&_td]:border-t [&_td]:border-t-line [&_td]:px-4 [&_td]:py-3 [&_td]:text-start [&_td]:align-middle [&_td]:whitespace-nowrap max-sm:[&_td]:ps-3 max-sm:[&_td]:pe-1 [&_th]:border-t [&_th]:border-t-line [&_th]:px-4 [&_th]:py-3 [&_th]:text-start [&_th]:align-middle max-sm:[&_th]:ps-3 max-sm:[&_th]:pe-1 @max-xs:[&_thead]:sr-only [&_thead_th]:border-t-0 [&_thead_th]:text-xs [&_thead_th]:font-medium [&_thead_th]:text-muted @max-xs:[&_tr]:block">
            <thead>
              <tr>
                <th scope="col">{t('month')}</th>
                <th scope="col" title={t('revenue_hint')}>
                  {t('revenue')}
                </th>
                <th scope="col">{t('occupancy')}</th>
              </tr>
            </thead>
            <tbody>
              {offset === 0 &&
                running.map((month) => <MonthRow key={month.months} month={month} isCurrent />)}
              {months.map((month) => (
                <MonthRow key={month.id} month={month} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pagination
        offset={offset}
        size={MONTHS_PER_PAGE}
        total={total}
        addressOf={(at) => (at === 0 ? '?' : `?offset=${at}`)}
      />
    </div>
  );
}

interface MonthRowProps {
  month: { months: string; amounts: number; percentage: number | null };
  /** Whether the month is not over yet. */
  isCurrent?: boolean;
}

function MonthRow({ month: { months, amounts, percentage }, isCurrent }: MonthRowProps) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  return (
    <tr>
      <th scope="row">
        {monthName(months, locale)}
        {isCurrent && <span className="text-xs text-muted"> {t('until_today')}</span>}
      </th>
      <td>{exactMoney(amounts, locale)}</td>
      <td className="[.table-box_&]:whitespace-normal">
        {percentage === null ? (
          <span className="text-xs text-muted">
            <span aria-hidden>–</span>
            <VisuallyHidden>{t('not_recorded')}</VisuallyHidden>
          </span>
        ) : (
          <>
            <span className="inline-block min-w-13">{t('percent', { percent: percentage })}</span>
            <span
              aria-hidden
              className="inline-block h-2 [width:min(8rem,40%)] overflow-hidden rounded-full bg-sunken align-middle max-sm:hidden [&>span]:block [&>span]:h-full [&>span]:bg-good"
            >
              <span style={{ width: `${Math.min(100, Math.max(0, percentage))}%` }} />
            </span>
          </>
        )}
      </td>
    </tr>
  );
}
