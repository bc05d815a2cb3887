import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { monthName, shiftMonth } from '../../../lib/months.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { type CrewState, crewAddress } from '../crew-state.ts';
import type { MyCrew } from '../load-my-crew.ts';
import { listClass } from './rent-roll-classes.ts';
import { RentRow } from './rent-row.tsx';

const stepClass =
  'grid size-target cursor-pointer place-items-center rounded-full border-0 bg-transparent text-ink hover:bg-sunken';

/** Rows shown before "Show all". */
const SHOWN_AT_FIRST = 6;
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
  const visibleRows = state.roll === 'all' ? rows : rows.slice(0, SHOWN_AT_FIRST);
  const sums = TOTALS.filter((total) => totals[total] > 0);
  const to = (by: number) => crewAddress(state, { month: shiftMonth(month, by), roll: 'first' });
  return (
    <section aria-labelledby="rent-roll" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0">
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
      {rows.length === 0 ? (
        <p className="m-0 text-muted">{t('roll_none', { month: monthName(month, locale) })}</p>
      ) : (
        <ul aria-labelledby="rent-roll" className={listClass}>
          {visibleRows.map((row) => (
            <RentRow key={row.charge_id ?? `${row.rental_id} ${row.period_from}`} row={row} />
          ))}
        </ul>
      )}
      {rows.length > visibleRows.length && (
        <LinkButton
          variant="outline"
          to={crewAddress(state, { roll: 'all' })}
          preventScrollReset
          className="justify-self-center"
        >
          {t('roll_all', { count: rows.length })}
        </LinkButton>
      )}
    </section>
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
        <ol className="m-0 flex flex-wrap gap-x-6 gap-y-0 pl-5 max-md:flex-col [&_li]:min-h-target [&_li]:leading-target">
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
