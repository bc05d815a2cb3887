import type { contract } from '@crewpad/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { dayOfYear, exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { DisclosureSummary } from '../../../ui/disclosure-summary.tsx';
import { dueWhen, useRentalDialog } from '../../rentals/index.ts';

interface TenantRentalProps {
  rental: contract.rentals.Rental;
}

/** A lister's rental with the other member: one line that unfolds, above the messages. */
export function TenantRentalLine({ rental }: TenantRentalProps) {
  return (
    <details className="flex-none border-b border-b-line bg-surface px-4 xl:hidden">
      <DisclosureSummary>
        <span className="min-w-0 truncate text-xs">
          {rental.bed_name}, <Balance rental={rental} />
        </span>
      </DisclosureSummary>
      <div className="grid gap-4 pb-4">
        <Facts rental={rental} />
      </div>
    </details>
  );
}

/** The same rental on wide screens, beside the messages. */
export function TenantRentalAside({ rental }: TenantRentalProps) {
  const { t } = useTranslation('messages');
  return (
    <aside
      aria-labelledby="tenant-rental"
      className="hidden w-72 flex-none content-start gap-4 overflow-y-auto border-l border-l-line bg-surface p-4 xl:grid"
    >
      <h2 id="tenant-rental" className="m-0 text-md">
        {t('rental_title')}
      </h2>
      <Facts rental={rental} />
    </aside>
  );
}

/** Bed, stay, balance and what is due next, with the next steps. */
function Facts({ rental }: TenantRentalProps) {
  const { t } = useTranslation('messages');
  const { locale, year, member } = usePage();
  const openDialog = useRentalDialog();
  const hydrated = useHydrated();
  const { start_date: start, checkout_date: end, next_charge: next, status } = rental;
  const dayOf = (date: string) => dayOfYear(date, locale, year);
  const stay =
    end === null
      ? t('rental_since', { day: dayOf(start) })
      : t('rental_until', { start: dayOf(start), end: dayOf(end) });
  return (
    <>
      <dl className="m-0 grid gap-3 text-sm [&_dd]:m-0 [&_dt]:text-xs [&_dt]:text-muted">
        <div>
          <dt>{t('rental_bed')}</dt>
          <dd>
            {rental.room_name}, {rental.bed_name}
            <span className="block text-xs text-muted">{rental.location}</span>
          </dd>
        </div>
        <div>
          <dt>{t('rental_stay')}</dt>
          <dd>{status === 'pending' ? t('rental_invited', { day: dayOf(start) }) : stay}</dd>
        </div>
        <div>
          <dt>{t('rental_balance')}</dt>
          <dd className="font-bold tabular first-letter:uppercase">
            <Balance rental={rental} />
          </dd>
        </div>
        {next && (
          <div>
            <dt>{t('rental_next')}</dt>
            <dd className="tabular">
              {t('rental_next_due', {
                amount: exactMoney(next.amount, locale),
                date: dueWhen(next, rental.time_zone, locale),
              })}
            </dd>
          </div>
        )}
      </dl>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {rental.abilities.add_payment && (
          <Button
            variant="outline"
            disabled={!hydrated || member?.switched === true}
            onClick={() => openDialog({ action: 'add_payment', rental })}
          >
            {t('rental_add_payment')}
          </Button>
        )}
        <Link to={`/my-crew/${rental.id}`} className="inline-flex min-h-target items-center">
          {t('rental_page')}
        </Link>
      </div>
    </>
  );
}

function Balance({ rental: { owed } }: TenantRentalProps) {
  const { t } = useTranslation('messages');
  const { locale } = usePage();
  if (owed === null) return t('rental_owes_nothing');
  return (
    <span className="text-bad">
      {t('rental_owes', { amount: exactMoney(owed.amount, locale) })}
    </span>
  );
}
