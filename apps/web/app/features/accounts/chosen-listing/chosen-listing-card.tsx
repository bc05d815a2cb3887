import { PLAN_RECORDS } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { ChosenListing } from './load-chosen-listing.ts';

const CENTS = 100;

interface ChosenListingCardProps {
  chosenListing: ChosenListing;
  /** Logging in, joining as a seeker, or joining with another plan. */
  by: 'login' | 'seeker' | 'lister';
}

/** The chosen listing during login and sign-up, with the price of joining. */
export function ChosenListingCard({ chosenListing, by }: ChosenListingCardProps) {
  const { t } = useTranslation('accounts/chosen-listing');
  const { locale } = usePage();
  if (chosenListing === null) return null;
  const { title, thumbnail, rate_per_from, writesTo } = chosenListing;
  const { price_cents, months } = PLAN_RECORDS.seeker;
  const cost = { price: exactMoney(price_cents / CENTS, locale), months };
  // "Elena T." ends a sentence without a second period.
  const name = writesTo?.replace(/\.$/, '');
  const verb = by === 'login' ? 'login' : 'join';
  return (
    <aside
      aria-label={t('label')}
      className="mb-4 flex items-center gap-4 rounded-md border border-line bg-surface p-2 shadow"
    >
      <Picture
        src={thumbnail}
        alt=""
        width={224}
        height={168}
        sizes="5.5rem"
        priority
        className="[height:min(4.25rem,77px)]! [width:min(5.5rem,100px)] flex-none rounded-sm object-cover"
      />
      <div className="min-w-0">
        <p className="m-0 flex items-baseline gap-x-2 leading-snug max-sm:flex-wrap">
          <strong className="min-w-0 truncate max-sm:grow max-sm:basis-full">{title}</strong>{' '}
          <span className="text-xs text-ink-soft">
            {t('per_month', { amount: money(rate_per_from, locale) })}
          </span>
        </p>
        <p className="mx-0 mt-px mb-0 text-xs leading-snug text-ink-soft">
          {name ? t(`${verb}_message`, { name }) : t(`${verb}_listing`)}
          {by === 'seeker' && ` ${t('cost', cost)}`}
          {by === 'login' && ` ${t('new_here', cost)}`}
        </p>
      </div>
    </aside>
  );
}
