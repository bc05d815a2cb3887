import { LISTING_STATUS } from '@crewpad/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { moneyRange } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { editAddress } from './addresses.ts';
import { CardStats } from './card-stats.tsx';
import classes from './crashpad-card.module.css';
import { ListingMenu } from './listing-menu.tsx';
import type { MyCrashpad } from './load-my-crashpads.ts';
import type { CopyTerms, ListingAct } from './menu-entries.ts';
import { asksInVain } from './occupancy.ts';
import { RoomList } from './room-list.tsx';
import { StatusBadges } from './status-badges.tsx';

interface CrashpadCardProps {
  crashpad: MyCrashpad;
  /** The first one of the page: its picture is loaded at once. */
  priority: boolean;
  /** Something is being done to it. */
  busy: boolean;
  copyTerms: CopyTerms;
  onAct: (act: ListingAct) => void;
}

/** One crash pad of the lister: its status, its tenants, and the possible actions. */
export function CrashpadCard({ crashpad, priority, busy, copyTerms, onAct }: CrashpadCardProps) {
  const { t } = useTranslation('my-crashpads');
  const { t: say } = useTranslation('listing');
  const { locale } = usePage();
  const { id, title, city, state, prefix, rental_type, abilities } = crashpad;
  const place = state ? `${city}, ${state}` : city;
  const to = crashpad.enable_price_range ? crashpad.rate_per_to : null;
  const next = nextAct(crashpad);
  const price = t('price', { amount: moneyRange(crashpad.rate_per_from, to, locale) });
  return (
    <article className={classes.card} aria-busy={busy} aria-label={title} data-crashpad={id}>
      <Picture
        src={crashpad.thumbnail}
        alt=""
        width={640}
        height={480}
        sizes="(min-width: 62em) 15rem, 100vw"
        priority={priority}
        className={classes.picture}
      />
      <div className={classes.body}>
        <div className={classes.head}>
          <div className={classes.what}>
            <StatusBadges crashpad={crashpad} />
            <h2 className={classes.title}>
              {abilities.edit ? (
                <Link to={editAddress(id)} className={classes.link}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </h2>
            <ul className={classes.facts}>
              <li>{prefix === null ? place : t('near', { place, prefix })}</li>
              <li>{say(`rental_type_${rental_type}`)}</li>
              <li>{price}</li>
            </ul>
          </div>
          <ListingMenu {...{ crashpad, copyTerms, onAct }} />
        </div>
        {crashpad.removal && (
          <div role="note" className={classes.removed}>
            <p>
              <strong>{t('removed_title')}</strong> {t('removed_text')}
            </p>
            {crashpad.removal.note !== '' && <p>“{crashpad.removal.note}”</p>}
          </div>
        )}
        <CardStats crashpad={crashpad} />
        <RoomList
          title={title}
          rooms={crashpad.rooms}
          canInvite={abilities.edit && crashpad.status === LISTING_STATUS.active}
        />
        {next && (
          <div>
            <Button variant="outline" disabled={busy} onClick={() => onAct(next)}>
              {t(`act_${next}`)}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}

/** The most likely next action, which the menu also has. */
function nextAct(crashpad: MyCrashpad): 'reactivate' | 'hide' | null {
  if (crashpad.abilities.reactivate) return 'reactivate';
  return crashpad.abilities.hide && asksInVain(crashpad) ? 'hide' : null;
}
