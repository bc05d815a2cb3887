import { addDays } from '@crewpad/domain';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { HouseCalendars } from '../../../features/reports/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { shortDate } from '../../../lib/format.ts';
import { monthName } from '../../../lib/months.ts';
import { usePage } from '../../../lib/page-context.ts';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { Select } from '../../../ui/form/controls.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MessageView } from '../../../ui/message-view.tsx';
import { BedDialog, type BedRequest } from './bed-dialog.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarList } from './calendar-list.tsx';
import {
  type CalendarRange,
  type CalendarState,
  calendarAddress,
  readCalendarState,
  SPANS,
  shifted,
  VIEWS,
} from './calendar-state.ts';
import type { BedCalendarData } from './load-calendar.ts';

interface BedCalendarProps {
  calendar: BedCalendarData;
  /** All crash pads of the lister. */
  listings: readonly { id: number; title: string }[];
}

/** Who has which bed on which days, and what is free. */
export function BedCalendar({ calendar, listings }: BedCalendarProps) {
  const [params] = useSearchParams();
  const state = readCalendarState(params);
  const [request, setRequest] = useState<BedRequest | null>(null);
  const { range, houses } = calendar;
  const hasBeds = houses.some(({ rooms }) => rooms.length > 0);
  if (!hasBeds && state.location === null) return <NoBeds />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Toolbar state={state} range={range} listings={listings} />
      {state.view === 'grid' && (
        <div className="print:hidden">
          <CalendarGrid {...calendar} onPress={setRequest} />
        </div>
      )}
      <div className={state.view === 'grid' ? 'hidden print:block' : undefined}>
        <CalendarList {...calendar} onPress={setRequest} />
      </div>
      <BedDialog request={request} onClose={() => setRequest(null)} />
      <HouseCalendars houses={listings} />
    </div>
  );
}

function NoBeds() {
  const { t } = useTranslation('pages/my-crew/calendar');
  return (
    <MessageView
      inPage
      picture="/images/crash-pads.svg"
      title={t('no_beds')}
      text={t('no_beds_text')}
    >
      <LinkButton variant="accent" to="/my-crashpads">
        {t('my_crashpads')}
      </LinkButton>
    </MessageView>
  );
}

interface ToolbarProps {
  state: CalendarState;
  range: CalendarRange;
  listings: BedCalendarProps['listings'];
}

const stepClass = 'grid size-target place-items-center rounded-full text-ink hover:bg-sunken';

/** The days, the crash pad and how both are shown. The address holds all of it. */
function Toolbar({ state, range, listings }: ToolbarProps) {
  const { t } = useTranslation('pages/my-crew/calendar');
  const { locale } = usePage();
  const navigate = useNavigate();
  const isMonth = state.span === 'month';
  const days = isMonth
    ? monthName(range.from.slice(0, 7), locale)
    : t('from_until', {
        from: shortDate(range.from, locale),
        until: shortDate(addDays(range.until, -1), locale),
      });
  const step = (by: -1 | 1) => calendarAddress(state, { from: shifted(state, range, by) });
  return (
    <section
      aria-label={t('shown')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 print:justify-center"
    >
      <nav aria-label={t('days')} className="flex items-center gap-1">
        <Link to={step(-1)} preventScrollReset className={stepClass} aria-label={t('earlier')}>
          <IconChevronLeft aria-hidden size={20} />
        </Link>
        <h2 aria-live="polite" className="m-0 text-center text-sm font-bold">
          {days}
        </h2>
        <Link to={step(1)} preventScrollReset className={stepClass} aria-label={t('later')}>
          <IconChevronRight aria-hidden size={20} />
        </Link>
        {state.from !== null && (
          <LinkButton
            variant="subtle"
            to={calendarAddress(state, { from: null })}
            preventScrollReset
          >
            {t('today')}
          </LinkButton>
        )}
      </nav>
      <ul
        aria-label={t('look')}
        className="m-0 flex list-none flex-wrap gap-1 p-0 md:ml-auto print:hidden"
      >
        {SPANS.map((span) => (
          <li key={span}>
            <FilterLink
              to={calendarAddress(state, { span })}
              preventScrollReset
              aria-current={span === state.span || undefined}
            >
              {t(`span_${span}`)}
            </FilterLink>
          </li>
        ))}
        {VIEWS.map((view) => (
          <li key={view} className="first-of-type:ml-2">
            <FilterLink
              to={calendarAddress(state, { view })}
              preventScrollReset
              aria-current={view === state.view || undefined}
            >
              {t(`view_${view}`)}
            </FilterLink>
          </li>
        ))}
      </ul>
      {listings.length > 1 && (
        <Select
          aria-label={t('location')}
          className="w-full min-w-0 md:max-w-64 print:hidden"
          // Also when the back button changes it.
          key={state.location}
          defaultValue={state.location ?? ''}
          onChange={({ currentTarget: { value } }) =>
            navigate(calendarAddress(state, { location: Number(value) || null }), {
              ...{ preventScrollReset: true, replace: true },
            })
          }
        >
          <option value="">{t('location_all')}</option>
          {listings.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </section>
  );
}
