import type { contract } from '@crewpad/contract';
import { addDays } from '@crewpad/domain';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { count, exactMoney, money, shortDate } from '../../lib/format.ts';
import { monthName, shortMonth } from '../../lib/months.ts';
import { usePage } from '../../lib/page-context.ts';
import { BarChart } from '../../ui/chart/bar-chart.tsx';

const DAYS = 14;

/** Who comes or goes on a day. */
export interface StayMove {
  rental_id: number;
  name: string;
  place: string;
  on: string;
  kind: 'comes' | 'goes';
}

type Rental = Pick<
  contract.rentals.Rental,
  'id' | 'status' | 'display_name' | 'location' | 'start_date' | 'checkout_date'
>;

/** The check-ins and check-outs of accepted stays in the next days, from today on. Pure. */
export function movesOf(rentals: readonly Rental[], today: string): StayMove[] {
  const end = addDays(today, DAYS);
  const accepted = rentals.filter(({ status }) => status === 'accepted');
  const moves = accepted.flatMap(({ id, display_name: name, location: place, ...stay }) =>
    (['comes', 'goes'] as const).map((kind) => ({
      ...{ rental_id: id, name, place, kind },
      on: kind === 'comes' ? stay.start_date : stay.checkout_date,
    })),
  );
  return moves
    .filter((move): move is StayMove => move.on !== null && move.on >= today && move.on < end)
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.name.localeCompare(b.name));
}

interface ListerChartsProps {
  months: readonly contract.reports.ListerMonth[];
  moves: readonly StayMove[];
}

const cardClass = 'grid min-w-0 content-start gap-4 rounded-md border border-line bg-surface p-4';

/** What was received of what was expected, and who comes and goes. */
export function ListerCharts({ months, moves }: ListerChartsProps) {
  const { t } = useTranslation('pages/dashboard');
  const { locale } = usePage();
  const list = months.toReversed();
  const hasMoney = list.some(({ amounts, expected }) => amounts !== 0 || expected !== 0);
  if (!hasMoney && moves.length === 0) return null;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {hasMoney && (
        <div className={cardClass}>
          <BarChart
            title={t('chart_money')}
            showTitle
            pointsName={t('month')}
            points={list.map(({ months: month, is_running }) => ({
              label: shortMonth(month, locale),
              name: monthName(month, locale),
              isRunning: is_running,
            }))}
            bars={{ name: t('chart_received'), values: list.map(({ amounts }) => amounts) }}
            outline={{ name: t('chart_expected'), values: list.map(({ expected }) => expected) }}
            format={(value) => exactMoney(value, locale)}
            formatTick={(value) => money(value, locale)}
          />
        </div>
      )}
      {moves.length > 0 && <Moves moves={moves} />}
    </div>
  );
}

function Moves({ moves }: Pick<ListerChartsProps, 'moves'>) {
  const { t } = useTranslation('pages/dashboard');
  const { locale, today } = usePage();
  const days = Array.from({ length: DAYS }, (_, after) => addDays(today, after));
  const countOn = (kind: StayMove['kind']) =>
    days.map((day) => moves.filter((move) => move.on === day && move.kind === kind).length);
  return (
    <div className={cardClass}>
      <BarChart
        title={t('chart_moves')}
        showTitle
        beside
        pointsName={t('day')}
        points={days.map((day) => ({
          label: String(Number(day.slice(8))),
          name: shortDate(day, locale),
        }))}
        bars={{ name: t('chart_comes'), values: countOn('comes') }}
        outline={{ name: t('chart_goes'), values: countOn('goes') }}
        format={(value) => count(value, locale)}
        formatTick={(value) => (Number.isInteger(value) ? count(value, locale) : '')}
      />
      <ul className="m-0 grid list-none p-0">
        {moves.map(({ rental_id, kind, name, place, on }) => (
          <li key={`${kind} ${rental_id}`}>
            <Link
              to={`/my-crew/${rental_id}`}
              className="flex min-h-target flex-wrap items-center gap-x-2 text-ink no-underline hover:underline"
            >
              <span className="font-medium">{t(kind, { name, date: shortDate(on, locale) })}</span>
              <span className="text-xs text-muted">{place}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
