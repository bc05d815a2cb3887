import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { exactMoney, money } from '../../lib/format.ts';
import { monthName, shortMonth } from '../../lib/months.ts';
import { usePage } from '../../lib/page-context.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { backClass, pageClass, toolsClass } from '../../ui/report-page-classes.ts';
import { HeadCell, Table } from '../../ui/table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Filter, FilterForm, MoneyTabs, PaymentsCsv, yearsUntil } from '../rent/index.ts';
import { MONTHS_PER_PAGE, type Revenue } from './load-reports.ts';

/** Revenue, expected rent and occupancy by month, as charts and as a table, newest first. */
export function RevenuePage({ revenue }: { revenue: Revenue }) {
  const { t } = useTranslation('rent/payments');
  const { year: thisYear } = usePage();
  const { months, total, offset, houses, house, year } = revenue;
  const isFiltered = house !== null || year !== null;
  const hasCompleted = months.some(({ is_running }) => !is_running);
  return (
    <div className={pageClass}>
      <Link to="/my-crew" className={backClass}>
        <IconArrowLeft aria-hidden size={18} />
        {t('my_crew')}
      </Link>
      <PageHead title={t('revenue_title')} lead={t('revenue_lead')}>
        <div className={toolsClass}>
          <PaymentsCsv year={year} />
        </div>
      </PageHead>
      <MoneyTabs open="received" />
      {(hasCompleted || isFiltered) && (
        <FilterForm>
          {houses.length > 1 && (
            <Filter
              name="house"
              chosen={house}
              label={t('rental')}
              all={t('rental_all')}
              options={houses.map(({ id, name }) => [id, name])}
            />
          )}
          <Filter
            name="year"
            chosen={year}
            label={t('year')}
            all={t('last_months')}
            options={yearsUntil(thisYear, year).map((value) => [value, String(value)])}
          />
        </FilterForm>
      )}
      {hasCompleted || (isFiltered && months.length > 0) ? (
        <>
          <MonthCharts months={months} />
          <MonthTable months={months} />
        </>
      ) : (
        <NoMonths months={months} isFiltered={isFiltered} />
      )}
      <Pagination
        offset={offset}
        size={MONTHS_PER_PAGE}
        total={year === null ? total : 0}
        addressOf={(at) => {
          const query = new URLSearchParams({
            ...(house !== null && { house: String(house) }),
            ...(at > 0 && { offset: String(at) }),
          });
          return `?${query}`;
        }}
      />
    </div>
  );
}

type Months = Revenue['months'];

function NoMonths({ months, isFiltered }: { months: Months; isFiltered: boolean }) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const current = months.find(({ amounts }) => amounts !== 0);
  if (isFiltered) {
    return (
      <MessageView
        inPage
        picture="/images/empty-search.svg"
        title={t('months_none_title')}
        text={t('months_none_text')}
      >
        <LinkButton variant="outline" to="?">
          {t('clear')}
        </LinkButton>
      </MessageView>
    );
  }
  return (
    <MessageView
      inPage
      picture="/images/payments.svg"
      title={t('revenue_none_title')}
      text={
        current === undefined
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
  );
}

/** Bars of what was received around what was expected, and the occupancy below, oldest first. */
function MonthCharts({ months }: { months: Months }) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  const list = months.toReversed();
  const points = list.map(({ months: month, is_running }) => ({
    label: shortMonth(month, locale),
    name: monthName(month, locale),
    isRunning: is_running,
  }));
  const common = { pointsName: t('month'), points, showTitle: true };
  return (
    <div className="grid gap-6 rounded-md border border-line bg-surface p-4">
      <BarChart
        {...common}
        title={t('chart_received')}
        bars={{ name: t('received'), values: list.map(({ amounts }) => amounts) }}
        outline={{ name: t('expected'), values: list.map(({ expected }) => expected) }}
        format={(value) => exactMoney(value, locale)}
        formatTick={(value) => money(value, locale)}
      />
      {list.some(({ percentage }) => percentage !== null) && (
        <LineChart
          {...common}
          title={t('chart_occupancy')}
          line={{ name: t('occupancy'), values: list.map(({ percentage }) => percentage) }}
          max={100}
          format={(value) => t('percent', { percent: value })}
        />
      )}
    </div>
  );
}

function MonthTable({ months }: { months: Months }) {
  const { t } = useTranslation('rent/payments');
  const { locale } = usePage();
  return (
    <Table label={t('revenue_lead')}>
      <thead>
        <tr>
          <HeadCell label={t('month')} />
          <HeadCell label={t('revenue')} hint={t('revenue_hint')} className="text-end!" />
          <HeadCell label={t('occupancy')} className="text-end!" />
        </tr>
      </thead>
      <tbody>
        {months.map(({ id, months: month, amounts, percentage, is_running }) => (
          <tr key={id}>
            <th scope="row" className="h-target font-medium">
              {monthName(month, locale)}
              {is_running && <span className="text-xs text-muted"> {t('until_today')}</span>}
            </th>
            <td className="text-end! whitespace-nowrap tabular">{exactMoney(amounts, locale)}</td>
            <td className="text-end! whitespace-nowrap tabular">
              {percentage === null ? (
                <span className="text-muted">
                  <span aria-hidden>–</span>
                  <VisuallyHidden>{t('not_recorded')}</VisuallyHidden>
                </span>
              ) : (
                t('percent', { percent: percentage })
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
