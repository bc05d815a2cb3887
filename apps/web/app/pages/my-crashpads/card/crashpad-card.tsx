import { LISTING_STATUS } from '@crewpad/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { moneyRange } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { editAddress, tenantAnchor } from '../addresses.ts';
import { BedDots } from '../beds/bed-dots.tsx';
import { RoomList } from '../beds/room-list.tsx';
import { isFullInSearch } from '../list/occupancy.ts';
import type { MyCrashpad } from '../load-my-crashpads.ts';
import { CardStats } from './card-stats.tsx';
import classes from './crashpad-card.module.css';
import { ListingMenu } from './listing-menu.tsx';
import type { CopyTerms, ListingAct } from './menu-entries.ts';
import { StatusBadges } from './status-badges.tsx';

interface CrashpadCardProps {
  crashpad: MyCrashpad;
  /** Whether it is among the first of the page: its picture loads eagerly. */
  priority: boolean;
  /** The lister's only one: always expanded. */
  alone: boolean;
  /** Whether an action on it is pending. */
  busy: boolean;
  copyTerms: CopyTerms;
  onAct: (act: ListingAct) => void;
}

/** A crash pad of the lister as an expandable row with tenants and numbers. */
export function CrashpadCard(props: CrashpadCardProps) {
  const { crashpad, priority, alone, busy, copyTerms, onAct } = props;
  const { id, title, thumbnail } = crashpad;
  const unfolded = useUnfolded(crashpad);
  const isOpen = alone || unfolded.isOpen;
  return (
    <article className={classes.card} aria-busy={busy} aria-label={title} data-crashpad={id}>
      <div className={classes.row}>
        <Picture
          src={thumbnail}
          alt=""
          width={640}
          height={480}
          sizes="72px"
          priority={priority}
          className={classes.picture}
        />
        <div className={classes.what}>
          <h2 className={classes.title}>
            {alone ? (
              <EditLink crashpad={crashpad} />
            ) : (
              <Link
                to={unfolded.toggle}
                replace
                preventScrollReset
                aria-expanded={isOpen}
                className={classes.fold}
              >
                <span className={classes.name}>{title}</span>
                <IconChevronDown aria-hidden size={18} className={classes.arrow} />
              </Link>
            )}
          </h2>
          <BedDots crashpad={crashpad} />
          {!isOpen && <StatusBadges crashpad={crashpad} isBrief />}
        </div>
        <ListingMenu {...{ crashpad, copyTerms, onAct }} />
      </div>
      {isOpen && <Unfolded {...{ crashpad, alone, busy, onAct }} />}
    </article>
  );
}

/**
 * Whether the address expands it, by its number or by one of its tenants, and the address that
 * toggles it.
 */
function useUnfolded({ id, rooms }: MyCrashpad) {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  // The server never sees the URL fragment, so the first client rendering must ignore it too.
  const anchor = useHydrated() ? hash.slice(1) : '';
  const isMeant =
    anchor !== '' &&
    rooms.some(({ beds }) =>
      beds.some(({ tenant }) => tenant !== null && tenantAnchor(tenant.rental_id) === anchor),
    );
  const isOpen = isMeant || params.get('open') === String(id);
  const next = new URLSearchParams(params);
  if (isOpen) next.delete('open');
  else next.set('open', String(id));
  return { isOpen, toggle: { search: next.toString(), hash: '' } };
}

function EditLink({ crashpad: { id, title, abilities } }: Pick<CrashpadCardProps, 'crashpad'>) {
  if (!abilities.edit) return title;
  return (
    <Link to={editAddress(id)} className={classes.link}>
      {title}
    </Link>
  );
}

type UnfoldedProps = Pick<CrashpadCardProps, 'crashpad' | 'alone' | 'busy' | 'onAct'>;

function Unfolded({ crashpad, alone, busy, onAct }: UnfoldedProps) {
  const { t } = useTranslation('my-crashpads');
  const { t: say } = useTranslation('listing');
  const { locale } = usePage();
  const { id, title, city, state, prefix, rental_type, abilities } = crashpad;
  const place = state ? `${city}, ${state}` : city;
  const to = crashpad.enable_price_range ? crashpad.rate_per_to : null;
  const next = nextAct(crashpad);
  const price = t('price', { amount: moneyRange(crashpad.rate_per_from, to, locale) });
  return (
    <div className={classes.body}>
      <div className={classes.about}>
        <StatusBadges crashpad={crashpad} />
        <ul className={classes.facts}>
          <li>{prefix === null ? place : t('near', { place, prefix })}</li>
          <li>{say(`rental_type_${rental_type}`)}</li>
          <li>{price}</li>
        </ul>
        {!alone && abilities.edit && (
          <Link to={editAddress(id)} className={classes.edit}>
            {t('act_edit')}
          </Link>
        )}
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
  );
}

/** The most likely next action, which is also in the menu. */
function nextAct(crashpad: MyCrashpad): 'reactivate' | 'hide' | null {
  if (crashpad.abilities.reactivate) return 'reactivate';
  return crashpad.abilities.hide && isFullInSearch(crashpad) ? 'hide' : null;
}
