import type { contract } from '@crewpad/contract';
import { reports } from '@crewpad/contract/endpoints';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { count } from '../../../lib/format.ts';
import { monthName, shortMonth } from '../../../lib/months.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { Button } from '../../../ui/button.tsx';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';

interface OwnFiguresProps {
  id: number;
}

/** Who viewed a crash pad, who wrote about it and how full it was, by month; loaded once unfolded. */
export default function OwnFigures({ id }: OwnFiguresProps) {
  const { t } = useTranslation('pages/my-crashpads');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="border-t border-line"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <DisclosureSummary>{t('figures')}</DisclosureSummary>
      {isOpen && <Loaded id={id} />}
    </details>
  );
}

function Loaded({ id }: OwnFiguresProps) {
  const { t } = useTranslation('pages/my-crashpads');
  const load = useCallback(
    () => call(reports.getCrashpadFigures, { params: { id } }, { quiet: true }),
    [id],
  );
  const [figures, retry] = useLoaded(load);
  if (figures.state === 'loading') return <p role="status">{t('figures_loading')}</p>;
  if (figures.state !== 'ready') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p className="m-0 text-bad">{t('figures_failed')}</p>
        <Button variant="outline" onClick={retry}>
          {t('try_again', { ns: 'common' })}
        </Button>
      </div>
    );
  }
  return <FigureCharts figures={figures.data} />;
}

/** The charts of a crash pad's months, oldest first. Pure. */
export function FigureCharts({ figures }: { figures: contract.reports.CrashpadFigures }) {
  const { t } = useTranslation('pages/my-crashpads');
  const { locale } = usePage();
  const { views, data } = figures;
  const common = {
    showTitle: true,
    pointsName: t('figures_month'),
    points: data.map(({ month, is_running }) => ({
      label: shortMonth(month, locale),
      name: monthName(month, locale),
      isRunning: is_running,
    })),
  };
  const counted = {
    format: (value: number) => count(value, locale),
    // Of views and people there are no halves.
    formatTick: (value: number) => (Number.isInteger(value) ? count(value, locale) : ''),
  };
  const shares = data.map(({ occupancy }) => occupancy && Math.round(occupancy * 100));
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <p className="m-0 text-sm text-ink-soft lg:col-span-full">
        {t('figures_views', { count: views, views: count(views, locale) })}
        {data.every(({ messages }) => messages === 0) && ` ${t('figures_nobody')}`}
      </p>
      {data.some((month) => month.views) && (
        <BarChart
          {...common}
          {...counted}
          title={t('figures_viewed')}
          bars={{ name: t('figures_pages'), values: data.map((month) => month.views) }}
        />
      )}
      {data.some(({ messages }) => messages > 0) && (
        <BarChart
          {...common}
          {...counted}
          title={t('figures_messages')}
          bars={{ name: t('figures_writers'), values: data.map(({ messages }) => messages) }}
        />
      )}
      {shares.some((share) => share !== null) && (
        <LineChart
          {...common}
          title={t('figures_occupancy')}
          line={{ name: t('occupancy'), values: shares }}
          max={100}
          format={(value) => t('percent', { percent: value })}
        />
      )}
    </div>
  );
}
