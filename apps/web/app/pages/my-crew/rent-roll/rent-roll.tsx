import type { contract } from '@crewpad/contract';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useRevalidator } from 'react-router';
import { useRentalDialog } from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { monthName, shiftMonth } from '../../../lib/months.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Folded } from '../../../ui/disclosure-summary.tsx';
import { FilterLink } from '../../../ui/filter-link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type CrewState, crewAddress, RENT_FILTERS } from '../crew-state.ts';
import type { MyCrew } from '../load-my-crew.ts';
import { countOf, type PersonRents, peopleRents } from './people-rents.ts';
import { listClass, namesClass, whoClass } from './rent-roll-classes.ts';
import { namesOf, RentRow } from './rent-row.tsx';

const stepClass =
  'grid size-target cursor-pointer place-items-center rounded-full border-0 bg-transparent text-ink hover:bg-sunken';

const TOTALS = ['late', 'due', 'paid', 'upcoming', 'refunded', 'taken_back'] as const;

interface RentRollProps {
  crew: MyCrew;
  state: CrewState;
}

/** The rent of a month, late first. */
export function RentRoll({ crew, state }: RentRollProps) {
  const { t } = useTranslation('pages/my-crew');
  const { locale, member } = usePage();
  const { roll, report } = crew;
  if (roll === null) return <NotLoaded />;
  const isUnused = roll.data.length === 0 && state.month === null && report.total_tenants === 0;
  if (isUnused) return null;
  const { data: rows, totals, month } = roll;
  const people = peopleRents(rows, state.rent);
  const sums = TOTALS.filter((total) => totals[total] > 0);
  const to = (by: number) => crewAddress(state, { month: shiftMonth(month, by) });
  return (
    <section aria-labelledby="rent-roll" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="rent-roll" className="m-0 text-md">
          {t('roll_title')}
        </h2>
        <nav aria-label={t('roll_months')} className="flex items-center">
          <Link
            to={to(-1)}
            preventScrollReset
            className={stepClass}
            aria-label={t('roll_month_before', { month: monthName(shiftMonth(month, -1), locale) })}
          >
            <IconChevronLeft aria-hidden size={20} />
          </Link>
          <span aria-live="polite" className="[min-width:min(9rem,40vw)] text-center font-medium">
            {monthName(month, locale)}
          </span>
          <Link
            to={to(1)}
            preventScrollReset
            className={stepClass}
            aria-label={t('roll_month_after', { month: monthName(shiftMonth(month, 1), locale) })}
          >
            <IconChevronRight aria-hidden size={20} />
          </Link>
        </nav>
      </div>
      {sums.length > 0 && (
        <dl className="m-0 flex flex-wrap gap-x-6 gap-y-1 [&_dd]:tabular [&_[data-total='late']_dd]:text-bad [&_[data-total='paid']_dd]:text-good [&_dd]:m-0 [&_dd]:font-bold [&_dt]:text-muted [&>div]:flex [&>div]:gap-2">
          <div data-total="expected">
            <dt>{t('roll_expected', { month: monthName(month, locale) })}</dt>
            <dd>{exactMoney(totals.expected, locale)}</dd>
          </div>
          {sums.map((sum) => (
            <div key={sum} data-total={sum}>
              <dt>{t(`roll_${sum}`)}</dt>
              <dd>{exactMoney(totals[sum], locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      {member?.switched && (
        <p id="rent-why" className="m-0 text-muted">
          {t('roll_switched')}
        </p>
      )}
      <RentFilters rows={rows} state={state} />
      {people.length === 0 ? (
        <p className="m-0 text-muted">
          {t(rows.length === 0 ? 'roll_none' : 'roll_none_match', {
            month: monthName(month, locale),
          })}
        </p>
      ) : (
        <People people={people} />
      )}
    </section>
  );
}

/** About two screens: who is late, and the first of the others. */
const SHOWN_PEOPLE = 20;

/** The people with rent in the month; all but the first are folded. */
function People({ people }: { people: readonly PersonRents[] }) {
  const { t } = useTranslation('pages/my-crew');
  const openPeople = people.filter(({ left }) => left > 0).length;
  const shownCount = Math.max(SHOWN_PEOPLE, openPeople);
  const listOf = (some: readonly PersonRents[]) => (
    <ul aria-labelledby="rent-roll" className={listClass}>
      {some.map((person) => (
        <PersonItem key={person.rental_id} person={person} />
      ))}
    </ul>
  );
  const folded = people.slice(shownCount);
  return (
    <>
      {listOf(people.slice(0, shownCount))}
      {folded.length > 0 && (
        <Folded summary={t('roll_more', { count: folded.length })}>{listOf(folded)}</Folded>
      )}
    </>
  );
}

/** All rent of the month, or that of one state. */
function RentFilters({
  rows,
  state,
}: {
  rows: readonly contract.reports.RentRow[];
  state: CrewState;
}) {
  const { t } = useTranslation('pages/my-crew');
  return (
    <ul aria-label={t('roll_filters')} className="m-0 flex list-none flex-wrap gap-1 p-0">
      {([null, ...RENT_FILTERS] as const).map((rent) => (
        <li key={rent}>
          <FilterLink
            to={crewAddress(state, { rent })}
            preventScrollReset
            aria-current={rent === state.rent || undefined}
          >
            {rent === null
              ? t('status_all')
              : t(`roll_filter_${rent}`, { count: countOf(rows, rent) })}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}

/** One tenant with the rent of each of their periods. */
function PersonItem({ person: { rental_id, rows, amount, left } }: { person: PersonRents }) {
  const { t } = useTranslation('pages/my-crew');
  const { locale, member } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const [first] = rows;
  if (first === undefined) return null;
  const { tenant, photo, location, bed } = first;
  const isLate = rows.some(({ state }) => state === 'late');
  const isOwing = left > 0;
  return (
    <li>
      <article
        aria-label={tenant}
        className="grid grid-cols-1 gap-x-4 px-3 py-2 lg:grid-cols-start-72 lg:items-start xl:grid-cols-start-96"
      >
        <div className={whoClass}>
          <Avatar small name={tenant} photo={photo} />
          <div className={namesClass}>
            <Link
              to={`/my-crew/${rental_id}`}
              className="font-bold text-inherit no-underline hover:underline"
            >
              {tenant}
            </Link>
            <span className="line-clamp-1 text-xs text-muted" title={`${location}, ${bed}`}>
              {bed}, {location}
            </span>
            {rows.length > 1 && (
              <span className="text-xs font-medium tabular">
                {isOwing
                  ? t('roll_person_left', {
                      left: exactMoney(left, locale),
                      amount: exactMoney(amount, locale),
                    })
                  : exactMoney(amount, locale)}
              </span>
            )}
          </div>
          {isLate && (
            <Button
              variant="subtle"
              disabled={!hydrated || member?.switched === true}
              aria-label={t('roll_remind_of', { name: tenant })}
              onClick={() =>
                openDialog({ action: 'remind', rental: { id: rental_id, ...namesOf(tenant) } })
              }
            >
              {t('roll_remind')}
            </Button>
          )}
        </div>
        <ul className="m-0 grid min-w-0 list-none grid-cols-1 p-0">
          {rows.map((row) => (
            <RentRow key={row.charge_id ?? row.period_from} row={row} />
          ))}
        </ul>
      </article>
    </li>
  );
}

function NotLoaded() {
  const { t } = useTranslation('pages/my-crew');
  const { revalidate, state } = useRevalidator();
  return (
    <section aria-labelledby="rent-roll" className="grid grid-cols-1 gap-4">
      <h2 id="rent-roll" className="m-0 text-md">
        {t('roll_title')}
      </h2>
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-bad-soft p-4 [&_p]:m-0"
      >
        <p>{t('roll_failed')}</p>
        <Button variant="outline" disabled={state === 'loading'} onClick={revalidate}>
          {t('try_again', { ns: 'common' })}
        </Button>
      </div>
    </section>
  );
}

const STEPS = [
  { to: '/my-crashpads', label: 'help_rooms' },
  { to: '/account-setting/#connectStripeExpress', label: 'help_connect' },
] as const;
const GUIDE = '/account-setting?tab=autopay&autopay-guide&connect-account';

/** How to set up AutoPay, until it is. */
export function AutopayHelp({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('pages/my-crew');
  return (
    <details
      className="group/help rounded-md border border-line bg-surface"
      open={isNew || undefined}
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-md px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span>
          <strong className="block">{t('help_title')}</strong>{' '}
          <span className="text-xs text-ink-soft">{t('help_text')}</span>
        </span>
        <IconChevronDown
          aria-hidden
          size={20}
          className="flex-none text-muted group-open/help:rotate-180"
        />
      </summary>
      <div className="flex flex-wrap items-center justify-between gap-4 px-4 pt-0 pb-4">
        <ol className="m-0 flex flex-wrap gap-x-6 pl-5 max-md:flex-col [&_li]:min-h-target [&_li]:leading-target">
          {STEPS.map(({ to, label }) => (
            <li key={label}>
              <Link to={to} className="inline-flex min-h-target items-center font-medium">
                {t(label)}
              </Link>
            </li>
          ))}
          <li>{t('help_invite')}</li>
        </ol>
        <LinkButton to={GUIDE} variant="outline">
          {t('guide_me')}
        </LinkButton>
      </div>
    </details>
  );
}
