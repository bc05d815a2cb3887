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
import pageClasses from '../../ui/report-page.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PaymentsCsv } from '../rent/index.ts';
import { MONTHS_PER_PAGE, type Revenue } from './load-reports.ts';
import classes from './revenue.module.css';

/** Revenue and occupancy by month, newest first, once a lister has a completed one. */
export function RevenuePage({ revenue }: { revenue: Revenue }) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const { months, running, total, offset } = revenue;
  const [current] = running;
  return (
    <div className={pageClasses.page} data-narrow>
      <Link to="/my-crew" className={pageClasses.back}>
        <IconArrowLeft aria-hidden size={18} />
        {t('my_crew')}
      </Link>
      <PageHead title={t('revenue_title')} lead={t('revenue_lead')}>
        <div className={pageClasses.tools}>
          <PaymentsCsv year={null} />
          <LinkButton to="/transactions" variant="outline">
            {t('transactions_title')}
          </LinkButton>
          <LinkButton to="/transactions/statement" variant="outline">
            {t('statement')}
          </LinkButton>
        </div>
      </PageHead>
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
        <div className={classes.months}>
          <table className={classes.table}>
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
        {isCurrent && <span className={classes.soft}> {t('until_today')}</span>}
      </th>
      <td>{exactMoney(amounts, locale)}</td>
      <td className={classes.occupancy}>
        {percentage === null ? (
          <span className={classes.soft}>
            <span aria-hidden>–</span>
            <VisuallyHidden>{t('not_recorded')}</VisuallyHidden>
          </span>
        ) : (
          <>
            <span className={classes.percent}>{t('percent', { percent: percentage })}</span>
            <span aria-hidden className={classes.bar}>
              <span style={{ width: `${Math.min(100, Math.max(0, percentage))}%` }} />
            </span>
          </>
        )}
      </td>
    </tr>
  );
}
