import { PLAN_RECORDS } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Picture } from '../../../ui/picture.tsx';
import classes from './chosen-listing-card.module.css';
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
    <aside aria-label={t('label')} className={classes.card}>
      <Picture
        src={thumbnail}
        alt=""
        width={224}
        height={168}
        sizes="5.5rem"
        priority
        className={classes.picture}
      />
      <div className={classes.text}>
        <p className={classes.title}>
          <strong className={classes.name}>{title}</strong>{' '}
          <span className={classes.price}>
            {t('per_month', { amount: money(rate_per_from, locale) })}
          </span>
        </p>
        <p className={classes.next}>
          {name ? t(`${verb}_message`, { name }) : t(`${verb}_listing`)}
          {by === 'seeker' && ` ${t('cost', cost)}`}
          {by === 'login' && ` ${t('new_here', cost)}`}
        </p>
      </div>
    </aside>
  );
}
