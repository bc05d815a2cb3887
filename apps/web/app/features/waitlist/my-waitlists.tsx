import type { contract } from '@crewpad/contract';
import { Link, useRevalidator } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Picture } from '../../ui/picture.tsx';
import classes from './waitlist.module.css';
import { WaitlistPosition } from './waitlist-position.tsx';

/** The member's waitlists, offers first. */
export function MyWaitlists({ entries }: { entries: readonly contract.waitlist.WaitlistEntry[] }) {
  const { t } = useTranslation('waitlist');
  const { revalidate } = useRevalidator();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="my-waitlists" className={classes.mine}>
      <h2 id="my-waitlists" className={classes.heading}>
        {t('mine')}
      </h2>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.card}>
            <Link to={`/listing/${entry.listing.id}`} className={classes.house}>
              <Picture
                src={entry.listing.thumbnail}
                alt=""
                width={96}
                height={72}
                sizes="6rem"
                className={classes.picture}
              />
              <strong>{entry.listing.title}</strong>
            </Link>
            <WaitlistPosition entry={entry} onEntry={() => void revalidate()} />
          </li>
        ))}
      </ul>
    </section>
  );
}
