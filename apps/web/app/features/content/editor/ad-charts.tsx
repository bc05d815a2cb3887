import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count } from '../../../lib/format.ts';
import { monthName, shortMonth } from '../../../lib/months.ts';
import { usePage } from '../../../lib/page-context.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';

/** Views and clicks by month, oldest first; a sentence while there are none. */
export function AdCharts({ months }: { months: readonly contract.content.MonthOfAds[] }) {
  const { t } = useTranslation('content/editor');
  const { locale } = usePage();
  const common = {
    showTitle: true,
    pointsName: t('month'),
    points: months.map(({ month, is_running }) => ({
      label: shortMonth(month, locale),
      name: monthName(month, locale),
      isRunning: is_running,
    })),
    format: (value: number) => count(value, locale),
    // Of views and clicks there are no halves.
    formatTick: (value: number) => (Number.isInteger(value) ? count(value, locale) : ''),
  };
  if (months.every(({ views }) => views === 0)) {
    return <p className="mx-0 mt-6 mb-0 text-sm text-ink-soft">{t('ads_unseen')}</p>;
  }
  return (
    <div className="mt-6 grid gap-6 border-t border-line pt-6 lg:grid-cols-2">
      {(['views', 'clicks'] as const).map((name) => (
        <BarChart
          key={name}
          {...common}
          title={t(`${name}_by_month`)}
          bars={{ name: t(name), values: months.map((month) => month[name]) }}
        />
      ))}
    </div>
  );
}
