import type { contract, OperationAnswer } from '@crewpad/contract';
import { listings } from '@crewpad/contract/endpoints';
import { addDays, dateFormat, daysBetween, type Locale } from '@crewpad/domain';
import { useCallback } from 'react';
import { languageOfTexts } from '../../i18n/texts.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { dayOfYear } from '../../lib/format.ts';
import { useLiveLoaded } from '../../lib/live-rentals.ts';
import { usePage } from '../../lib/page-context.ts';
import { Button } from '../../ui/button.tsx';

interface Stretch {
  from: string;
  to: string;
  /** Free beds. */
  beds: number;
}

/** The free ranges and the gaps between them, so that each day of the calendar is in one range. */
export function fillRangeGaps(ranges: readonly Stretch[], from: string, to: string): Stretch[] {
  const stretches: Stretch[] = [];
  let day = from;
  for (const range of ranges) {
    if (range.from > day) stretches.push({ from: day, to: range.from, beds: 0 });
    stretches.push(range);
    day = range.to;
  }
  if (day < to) stretches.push({ from: day, to, beds: 0 });
  return stretches;
}

/** The first days of the months in a range. */
export function monthMarks(from: string, to: string): string[] {
  const marks: string[] = [];
  const day = new Date(`${from.slice(0, 8)}01T00:00:00Z`);
  for (;;) {
    day.setUTCMonth(day.getUTCMonth() + 1);
    const mark = day.toISOString().slice(0, 10);
    if (mark >= to) return marks;
    marks.push(mark);
  }
}

type Availability = OperationAnswer<typeof contract.listings.getAvailability>;

/** The loaded calendar. */
export default function LoadedCalendar({ listingId }: { listingId: number }) {
  const { t } = useTranslation('pages/listing');
  const load = useCallback(
    (signal: AbortSignal) =>
      call(listings.getAvailability, { params: { id: listingId } }, { quiet: true, signal }),
    [listingId],
  );
  const [calendar, retry] = useLiveLoaded(load);
  if (calendar.state === 'ready') return <Kinds availability={calendar.data} />;
  if (calendar.state === 'loading') return null;
  return (
    <p className="m-0 text-ink-soft" role="alert">
      {t('calendar_failed')}{' '}
      <Button variant="subtle" onClick={retry}>
        {t('calendar_retry')}
      </Button>
    </p>
  );
}

function Kinds({ availability }: { availability: Availability }) {
  const { t } = useTranslation('pages/listing');
  const { locale, year } = usePage();
  const { from, to, data } = availability;
  return (
    <>
      <p className="m-0 text-xs text-ink-soft">
        {t('calendar_text', { date: dayOfYear(addDays(to, -1), locale, year) })}
      </p>
      {data.map((kind) => (
        <Kind key={kind.bed_kind} kind={kind} from={from} to={to} />
      ))}
    </>
  );
}

interface KindProps {
  kind: contract.listings.BedAvailability;
  from: string;
  to: string;
}

/** One type: a visual bar, and the same as an accessible list. */
function Kind({ kind, from, to }: KindProps) {
  const { t } = useTranslation('pages/listing');
  const { locale, year } = usePage();
  const stretches = fillRangeGaps(kind.ranges, from, to);
  const all = daysBetween(from, to);
  const percent = (day: string) => `${(daysBetween(from, day) / all) * 100}%`;
  const countText = (beds: number) =>
    beds === 0 ? t('calendar_taken') : t('calendar_free', { beds, all: kind.beds });
  const days = (stretch: { from: string; to: string }) => {
    const first = dayOfYear(stretch.from, locale, year);
    const last = dayOfYear(addDays(stretch.to, -1), locale, year);
    if (stretch.from === from && stretch.to === to) return t('calendar_always');
    if (stretch.from === from) return t('calendar_until', { date: last });
    if (stretch.to === to) return t('calendar_from_on', { date: first });
    return t('calendar_between', { from: first, to: last });
  };
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="m-0 flex flex-wrap items-baseline gap-x-2 text-sm">
        {t(`bed_kind_${kind.bed_kind}`)}
        <span className="font-normal text-ink-soft">
          {t('calendar_beds', { count: kind.beds })}
        </span>
      </h3>
      <div
        aria-hidden
        className="relative h-7 overflow-hidden rounded-sm border border-line-strong"
      >
        {stretches.map((stretch) => (
          <span
            key={stretch.from}
            className="absolute top-0 bottom-0 grid place-items-center overflow-hidden text-xs leading-none font-bold [background:repeating-linear-gradient(-45deg,var(--sunken)_0_6px,color-mix(in_srgb,var(--line-strong)_45%,var(--sunken))_6px_8px)] data-free:border-s data-free:border-s-surface data-free:bg-good-soft data-free:bg-none data-free:text-good"
            data-free={stretch.beds > 0 || undefined}
            style={{ left: percent(stretch.from), right: `calc(100% - ${percent(stretch.to)})` }}
          >
            {stretch.beds > 0 && stretch.beds}
          </span>
        ))}
      </div>
      <div
        aria-hidden
        className="relative h-5 overflow-hidden text-xs text-muted [&_span]:absolute [&_span]:border-s [&_span]:border-s-line-strong [&_span]:ps-1"
      >
        {monthMarks(from, to).map((day) => (
          <span key={day} style={{ left: percent(day) }}>
            {monthName(day, locale)}
          </span>
        ))}
      </div>
      <ul className="m-0 grid list-none p-0 text-xs [&_li]:flex [&_li]:flex-wrap [&_li]:justify-between [&_li]:gap-x-4 [&_li]:px-0 [&_li]:py-1 [&_li]:text-ink-soft [&_li+li]:border-t [&_li+li]:border-t-line [&_li[data-free]]:font-medium [&_li[data-free]]:text-ink">
        {stretches.map((stretch) => (
          <li key={stretch.from} data-free={stretch.beds > 0 || undefined}>
            <span>{days(stretch)}</span>
            <span>{countText(stretch.beds)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const monthName = (day: string, locale: Locale) =>
  dateFormat(languageOfTexts(locale), { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
