import type { contract } from '@crewpad/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import type { BedRequest } from './bed-dialog.tsx';
import { daysInOrder, useBarWords } from './calendar-grid.tsx';
import { useDayWords } from './day-words.ts';
import type { BedCalendarData } from './load-calendar.ts';

type House = contract.reports.CalendarHouse;
type Room = House['rooms'][number];
type Bed = Room['beds'][number];

interface ListProps extends BedCalendarData {
  onPress: (request: BedRequest) => void;
}

/** The calendar in words: each bed with who has it and when it is free. It prints. */
export function CalendarList({ houses, range, onPress }: ListProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {houses.map((house) => (
        <section key={house.id} aria-labelledby={`list-${house.id}`}>
          <h3 id={`list-${house.id}`} className="mx-0 mt-0 mb-2 text-sm">
            {house.title}
          </h3>
          <ul className="m-0 list-none rounded-md border border-line bg-surface p-0">
            {house.rooms.flatMap((room) =>
              room.beds.map((bed) => (
                <BedLines key={bed.id} {...{ house, room, bed, range, onPress }} />
              )),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface BedLinesProps extends Omit<ListProps, 'houses'> {
  house: House;
  room: Room;
  bed: Bed;
}

function BedLines({ house, room, bed, range, onPress }: BedLinesProps) {
  const { t } = useTranslation('pages/my-crew/calendar');
  const hydrated = useHydrated();
  const daysOf = useDayWords();
  const about = { house, room, bed };
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-b-0 md:grid-cols-start-48">
      <div className="pt-2 leading-tight">
        <strong>{bed.bed_name}</strong> <span className="text-xs text-muted">{room.room_name}</span>
      </div>
      <ul className="m-0 list-none p-0">
        {daysInOrder(bed, range).map((item) =>
          item.kind === 'gap' ? (
            <li key={item.from} className="flex min-h-target flex-wrap items-center gap-x-2">
              <span className="text-muted">{t('free', { days: daysOf(item) })}</span>
              <Button
                variant="subtle"
                disabled={!hydrated}
                className="print:hidden"
                aria-label={t('free_do', { days: daysOf(item) })}
                onClick={() => onPress({ ...about, gap: item, from: item.from })}
              >
                {t('invite_or_block')}
              </Button>
            </li>
          ) : (
            <BarLine
              key={`${item.kind} ${item.from}`}
              bar={item}
              onPress={() => item.kind === 'block' && onPress({ ...about, block: item })}
            />
          ),
        )}
      </ul>
    </li>
  );
}

function BarLine({ bar, onPress }: { bar: Bed['bars'][number]; onPress: () => void }) {
  const { t } = useTranslation('pages/my-crew/calendar');
  const hydrated = useHydrated();
  const { name, amount, days } = useBarWords(bar);
  const rest = [amount, days].filter(Boolean).join(', ');
  return (
    <li className="flex min-h-target flex-wrap items-center gap-x-2 wrap-anywhere">
      {bar.kind === 'block' ? (
        <strong>{name}</strong>
      ) : (
        <Link
          to={bar.kind === 'stay' ? `/my-crew/${bar.rental_id}` : '/my-crew?tab=waitlist'}
          className="inline-flex min-h-target items-center font-medium"
        >
          {name}
        </Link>
      )}
      <span className="text-ink-soft">{rest}</span>
      {bar.kind === 'block' && (
        <Button
          variant="subtle"
          disabled={!hydrated}
          className="print:hidden"
          aria-label={t('unblock_days', { days })}
          onClick={onPress}
        >
          {t('unblock')}
        </Button>
      )}
    </li>
  );
}
