import type { contract } from '@crewpad/contract';
import { addDays, daysBetween } from '@crewpad/domain';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { cx } from 'class-variance-authority';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { money } from '../../../lib/format.ts';
import { monthName } from '../../../lib/months.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BedRequest } from './bed-dialog.tsx';
import { type CalendarRange, placeOf } from './calendar-state.ts';
import { useDayWords } from './day-words.ts';
import type { BedCalendarData } from './load-calendar.ts';

type House = contract.reports.CalendarHouse;
type Room = House['rooms'][number];
type Bed = Room['beds'][number];
type Bar = contract.reports.CalendarBar;

interface GridProps extends BedCalendarData {
  onPress: (request: BedRequest) => void;
}

const MONDAY = 1;
const DAYS_PER_WEEK = 7;
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/**
 * One row for each bed. A screen reader reads it as a list: crash pads, beds, and what has them.
 * The browser skips what is out of view (`calendar-row`), so that hundreds of beds stay quick.
 */
export function CalendarGrid({ range, houses, onPress }: GridProps) {
  const { t } = useTranslation('pages/my-crew/calendar');
  const dayCount = daysBetween(range.from, range.until);
  const monday = (MONDAY - weekday(range.from) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return (
    <>
      <section
        aria-label={t('beds')}
        className="calendar rounded-md border border-line bg-surface"
        style={{ '--days': dayCount, '--monday': monday } as CSSProperties}
      >
        <div className="overflow-x-auto rounded-md">
          {houses.map((house) => (
            <HouseRows key={house.id} {...{ house, range, onPress }} />
          ))}
        </div>
      </section>
      <Legend />
    </>
  );
}

function Legend() {
  const { t } = useTranslation('pages/my-crew/calendar');
  const kinds = ['accepted', 'pending', 'hold', 'block'] as const;
  return (
    <ul className="mx-0 mt-2 mb-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-xs text-ink-soft">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span aria-hidden className={cx('h-4 w-6 rounded-sm border', LOOKS[kind])} />
          {t(`legend_${kind}`)}
        </li>
      ))}
    </ul>
  );
}

/** Told apart by more than their color. */
const LOOKS = {
  accepted: 'border-good bg-good-soft text-good',
  ended: 'border-line-strong bg-sunken text-ink-soft',
  pending: 'border-dashed border-warn bg-warn-soft text-warn',
  hold: 'hatched border-dashed border-warn bg-surface text-warn',
  block: 'hatched border-line-strong bg-surface text-ink',
} as const;

interface HouseRowsProps extends Pick<GridProps, 'range' | 'onPress'> {
  house: House;
}

function HouseRows({ house, range, onPress }: HouseRowsProps) {
  const { id, title, rooms } = house;
  const headingId = `calendar-${id}`;
  return (
    <section aria-labelledby={headingId} className="calendar-house">
      <div className="flex items-stretch border-b border-line bg-sunken">
        <h3 id={headingId} className="calendar-name m-0 bg-sunken text-xs font-bold">
          <Link to={`/my-crashpads?open=${id}`} className="line-clamp-2 leading-tight text-inherit">
            {title}
          </Link>
        </h3>
        <Days range={range} today={house.today} />
      </div>
      <ul aria-labelledby={headingId} className="m-0 list-none p-0">
        {rooms.flatMap((room) =>
          room.beds.map((bed) => <BedRow key={bed.id} {...{ house, room, bed, range, onPress }} />),
        )}
      </ul>
    </section>
  );
}

/** A month that ends soon after has no room for its name. */
const LAST_NAMED = 24;

/** The numbers of the days, under the names of their months. */
function Days({ range, today }: { range: CalendarRange; today: string }) {
  const { locale } = usePage();
  const dates = Array.from({ length: daysBetween(range.from, range.until) }, (_, at) =>
    addDays(range.from, at),
  );
  return (
    <div aria-hidden className="calendar-track flex text-center text-xs text-muted">
      {dates.map((date, at) => {
        const isNamed = date.endsWith('-01') || (at === 0 && Number(date.slice(-2)) <= LAST_NAMED);
        return (
          <span
            key={date}
            data-today={date === today || undefined}
            className="flex min-w-0 flex-1 flex-col justify-end data-today:font-bold data-today:text-ink"
          >
            {isNamed && (
              <span className="w-0 self-start pl-1 font-medium whitespace-nowrap text-ink-soft">
                {monthName(date.slice(0, 7), locale)}
              </span>
            )}
            <span className="tabular">{Number(date.slice(-2))}</span>
          </span>
        );
      })}
    </div>
  );
}

interface BedRowProps extends HouseRowsProps {
  room: Room;
  bed: Bed;
}

function BedRow({ house, room, bed, range, onPress }: BedRowProps) {
  const about = { house, room, bed };
  return (
    <li className="calendar-row flex border-b border-line last:border-b-0">
      <div className="calendar-name bg-surface text-xs leading-tight">
        <strong className="truncate">{bed.bed_name}</strong>{' '}
        <span className="truncate text-muted">{room.room_name}</span>
      </div>
      <div className="calendar-track">
        <Past today={house.today} range={range} />
        <ol className="m-0 list-none p-0">
          {daysInOrder(bed, range).map((item) =>
            item.kind === 'gap' ? (
              <GapItem
                key={item.from}
                {...{ gap: item, range }}
                onPress={(from) => onPress({ ...about, gap: item, from })}
              />
            ) : (
              <BarItem
                key={`${item.kind} ${item.from}`}
                {...{ bar: item, range }}
                onPress={() => item.kind === 'block' && onPress({ ...about, block: item })}
              />
            ),
          )}
        </ol>
      </div>
    </li>
  );
}

/** What has a bed on the shown days and when it is free, as the days follow each other. */
export function daysInOrder({ bars, gaps }: Pick<Bed, 'bars' | 'gaps'>, range: CalendarRange) {
  return [...bars, ...gaps.map((gap) => ({ ...gap, kind: 'gap' as const }))]
    .filter((days) => placeOf(days, range) !== null)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The days before today, and today as a line. */
function Past({ today, range }: { today: string; range: CalendarRange }) {
  if (today < range.from || today >= range.until) return null;
  const share = daysBetween(range.from, today) / daysBetween(range.from, range.until);
  return (
    <span
      aria-hidden
      className="absolute inset-y-0 left-0 border-r-2 border-r-button"
      style={{ width: `${share * 100}%` }}
    />
  );
}

interface PlacedProps {
  days: { from: string; until: string | null };
  range: CalendarRange;
  title?: string;
  children: ReactNode;
}

/** An item on its days; nothing if the calendar does not show them. */
function Placed({ days, range, title, children }: PlacedProps) {
  const place = placeOf(days, range);
  if (place === null) return null;
  const percent = (count: number) => `${(count / daysBetween(range.from, range.until)) * 100}%`;
  return (
    <li
      title={title}
      data-cut-before={place.isCutBefore || undefined}
      data-cut-after={place.isCutAfter || undefined}
      className="absolute inset-y-1"
      style={{ left: percent(place.start), width: percent(place.days) }}
    >
      {children}
    </li>
  );
}

const barClass = 'calendar-bar rounded-sm border text-start text-xs no-underline hover:underline';

/** What has a bed, with a link to it or a button about it. */
function BarItem({ bar, range, onPress }: { bar: Bar; range: CalendarRange; onPress: () => void }) {
  const hydrated = useHydrated();
  const { name, amount, days, isAgreed } = useBarWords(bar);
  const look = LOOKS[bar.kind === 'stay' ? bar.status : bar.kind];
  const words = (
    <>
      <span className="calendar-label truncate">
        {bar.kind === 'block' && <IconLock aria-hidden size={16} className="flex-none" />}
        <strong className="truncate">{name}</strong>
        {amount && <span>{amount}</span>}
      </span>
      <VisuallyHidden>, {days}</VisuallyHidden>
      {isAgreed && (
        <span aria-hidden className="absolute inset-y-0 right-0 border-r-4 border-r-current" />
      )}
    </>
  );
  return (
    <Placed days={bar} range={range} title={[name, amount, days].filter(Boolean).join(', ')}>
      {bar.kind === 'block' ? (
        <PlainButton disabled={!hydrated} className={cx(barClass, look)} onClick={onPress}>
          {words}
        </PlainButton>
      ) : (
        <Link
          to={bar.kind === 'stay' ? `/my-crew/${bar.rental_id}` : '/my-crew?tab=waitlist'}
          className={cx(barClass, look)}
        >
          {words}
        </Link>
      )}
    </Placed>
  );
}

/** What a bar says: who, how much, on which days. */
export function useBarWords(bar: Bar) {
  const { t } = useTranslation('pages/my-crew/calendar');
  const { locale } = usePage();
  const daysOf = useDayWords();
  const days = daysOf(bar);
  if (bar.kind === 'hold')
    return { name: t('held_for', { name: bar.member.name }), amount: '', days, isAgreed: false };
  if (bar.kind === 'block') {
    const name = bar.note === '' ? t('blocked') : t('blocked_for', { note: bar.note });
    return { name, amount: '', days, isAgreed: false };
  }
  const isAgreed = bar.agreed_end !== null && bar.agreed_end === bar.until;
  return {
    name: bar.tenant || t('invited'),
    amount: money(bar.rental_amount, locale),
    days: [days, bar.status !== 'accepted' && t(bar.status), isAgreed && t('agreed_end')]
      .filter(Boolean)
      .join(', '),
    isAgreed,
  };
}

interface GapItemProps {
  gap: Bed['gaps'][number];
  range: CalendarRange;
  onPress: (from: string) => void;
}

/** Free days, which can be pressed anywhere. */
function GapItem({ gap, range, onPress }: GapItemProps) {
  const { t } = useTranslation('pages/my-crew/calendar');
  const hydrated = useHydrated();
  const daysOf = useDayWords();
  const days = daysOf(gap);
  const press = ({ currentTarget, clientX, detail }: MouseEvent<HTMLButtonElement>) => {
    const place = placeOf(gap, range);
    const { left, width } = currentTarget.getBoundingClientRect();
    // A press by keyboard has no place: it means the first free day.
    const at =
      detail === 0 || place === null ? 0 : Math.floor(((clientX - left) / width) * place.days);
    onPress(addDays(gap.from, Math.max(0, at)));
  };
  return (
    <Placed days={gap} range={range} title={t('free', { days })}>
      <PlainButton
        disabled={!hydrated}
        aria-label={t('free_do', { days })}
        className="grid h-full w-full cursor-pointer place-items-center rounded-sm text-muted opacity-0 hover:bg-sunken hover:opacity-100 focus-visible:opacity-100 no-hover:opacity-60"
        onClick={press}
      >
        <IconPlus aria-hidden size={18} />
      </PlainButton>
    </Placed>
  );
}
