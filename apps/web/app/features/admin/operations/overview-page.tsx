import type { contract } from '@crewpad/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { calendarDate, dayOfYear } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { AdminFrame } from '../admin-frame.tsx';

type Day = contract.admin.Overview['days'][number];
type Series = { name: string; of: (day: Day) => number };

interface OverviewChart {
  key: 'sign_ups' | 'charges' | 'emails' | 'late';
  /** The list behind the numbers. */
  to: string;
  bars: Series;
  outline?: Series;
}

/** What happened in thirty days: four charts, and numbers that lead to their lists. */
export function OverviewPage({ overview }: { overview: contract.admin.Overview }) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const { days, active_members, messages, open_reports } = overview;
  const charts: OverviewChart[] = [
    {
      key: 'sign_ups',
      to: '/admin?status=ACTIVE',
      bars: { name: t('sign_ups'), of: (day) => day.sign_ups },
    },
    {
      key: 'charges',
      to: '/admin/moves',
      bars: { name: t('charges_paid'), of: (day) => day.charges.paid },
      outline: { name: t('charges_declined'), of: (day) => day.charges.declined },
    },
    {
      key: 'emails',
      to: '/admin/emails?state=failed',
      bars: { name: t('emails_sent'), of: (day) => day.emails.sent },
      outline: { name: t('emails_failed'), of: (day) => day.emails.failed },
    },
    { key: 'late', to: '/admin/jobs', bars: { name: t('late'), of: (day) => day.late } },
  ];
  const count = new Intl.NumberFormat(locale);
  const points = days.map(({ day }, index) => ({
    label: dayOfYear(day, locale, Number(day.slice(0, 4))),
    name: calendarDate(day, locale),
    isRunning: index === days.length - 1,
  }));
  const sum = ({ of }: Series) => count.format(days.reduce((total, day) => total + of(day), 0));
  const facts = [
    [t('active_members'), active_members, '/admin?status=ACTIVE&sort=last_seen'],
    [t('messages_written'), messages, null],
    [t('open_reports_all'), open_reports, '/admin/reports'],
  ] as const;
  return (
    <AdminFrame title={t('overview')} lead={t('overview_lead')}>
      <dl className="mx-0 mt-0 mb-6 grid grid-cols-2 gap-4 sm:grid-cols-3 [&_dd]:m-0 [&_dd]:text-lg [&_dt]:text-xs [&_dt]:text-muted">
        {facts.map(([label, value, to]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {to === null ? (
                count.format(value)
              ) : (
                <Link to={to} aria-label={`${label}: ${count.format(value)}`}>
                  {count.format(value)}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-8 lg:grid-cols-2">
        {charts.map(({ key, to, bars, outline }) => (
          <section key={key} aria-label={t(key)} className="grid min-w-0 content-start gap-2">
            <h2 className="m-0 text-md">{t(key)}</h2>
            <p className="m-0 text-xs">
              <Link to={to}>
                {[bars, ...(outline ? [outline] : [])]
                  .map((series) => `${series.name}: ${sum(series)}`)
                  .join(', ')}
              </Link>
            </p>
            <BarChart
              title={t(key)}
              pointsName={t('day')}
              points={points}
              format={(value) => count.format(value)}
              formatTick={(value) => (Number.isInteger(value) ? count.format(value) : '')}
              bars={{ name: bars.name, values: days.map(bars.of) }}
              {...(outline && {
                beside: true,
                outline: { name: outline.name, values: days.map(outline.of) },
              })}
            />
          </section>
        ))}
      </div>
    </AdminFrame>
  );
}
