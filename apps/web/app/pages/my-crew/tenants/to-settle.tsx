import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { shortDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import type { MyCrew } from '../load-my-crew.ts';
import { fullNameOf } from '../tenant/full-name.ts';

/** Ended stays with money to settle or an objection to answer, on the pages of their tenants. */
export function ToSettle({ rentals }: { rentals: MyCrew['toSettle'] }) {
  const { t } = useTranslation('pages/my-crew');
  const { locale } = usePage();
  if (rentals.length === 0) return null;
  return (
    <ul
      aria-label={t('settle_list')}
      className="m-0 grid list-none rounded-md border border-l-3 border-line border-l-line-strong bg-surface p-0"
    >
      {rentals.map((rental) => (
        <li key={rental.id}>
          <Link
            to={`/my-crew/${rental.id}`}
            className="flex min-h-target items-center gap-x-2 px-4 text-sm text-inherit no-underline hover:bg-sunken"
          >
            <span className="font-medium">
              {t('settle_title', { name: fullNameOf(rental, t('someone')) })}
            </span>
            <span className="text-xs text-muted">
              {rental.location}
              {rental.checkout_date !== null &&
                `, ${t('settle_until', { day: shortDate(rental.checkout_date, locale) })}`}
            </span>
            <IconChevronRight aria-hidden size={18} className="ml-auto flex-none" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
