import { LISTING_STATUS } from '@crewpad/domain';
import {
  IconChartBar,
  IconChevronDown,
  IconCopy,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconMessage,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRocket,
  IconRocketOff,
  IconTrash,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { type CSSProperties, useId } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { listingAddress } from '../../../features/search/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count, money, moneyRange } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { type ActionItem, ActionsMenu } from '../../../ui/actions-menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { crewAddressOf, editAddress, featureAddress, tenantAnchor } from '../addresses.ts';
import { isFull, isFullInSearch, wholePercent } from '../list/occupancy.ts';
import type { MyCrashpad } from '../load-my-crashpads.ts';
import { bedStates, countBeds } from './bed-states.ts';
import classes from './crashpad-card.module.css';
import { type CopyTerms, type ListingAct, type MenuEntry, menuEntries } from './menu-entries.ts';
import { RoomList } from './room-list.tsx';

const ICONS: Record<ListingAct, typeof IconEye> = {
  edit: IconPencil,
  view: IconExternalLink,
  crew: IconUsers,
  message: IconMessage,
  invite: IconUserPlus,
  reports: IconChartBar,
  copy: IconCopy,
  feature: IconRocket,
  cancel_feature: IconRocketOff,
  cancel_boost: IconRocketOff,
  hide: IconEyeOff,
  show: IconEye,
  deactivate: IconPlayerPause,
  reactivate: IconPlayerPlay,
  delete: IconTrash,
};

interface ListingMenuProps {
  crashpad: MyCrashpad;
  copyTerms: CopyTerms;
  onAct: (act: ListingAct) => void;
}

/** The actions for one crash pad. */
function ListingMenu({ crashpad, copyTerms, onAct }: ListingMenuProps) {
  const { t } = useTranslation('pages/my-crashpads');
  const { member } = usePage();
  const actionOf = ({ act, because, replaces }: MenuEntry): ActionItem => ({
    key: act,
    Icon: ICONS[act],
    text: t(`act_${act}`),
    notes: [
      ...(because ? [t(`because_${because}`)] : []),
      ...(replaces ? [t('replaces_draft')] : []),
    ],
    isDisabled: because !== undefined,
    isDanger: act === 'delete',
    ...(act === 'edit' && !because && { to: editAddress(crashpad.id) }),
    ...(act === 'feature' && !because && { to: featureAddress(crashpad.id) }),
    ...(act === 'view' && { to: listingAddress(crashpad.id) }),
    ...(act === 'crew' && { to: crewAddressOf(crashpad.id) }),
    onSelect: () => onAct(act),
  });
  const entries = menuEntries(crashpad, { expired: member?.expired === true, ...copyTerms });
  return (
    <ActionsMenu
      label={t('actions_of', { title: crashpad.title })}
      actions={entries.map(actionOf)}
    />
  );
}

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
  const expansion = useUnfolded(crashpad);
  const isOpen = alone || expansion.isOpen;
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
                to={expansion.toggle}
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
  const isAnchored =
    anchor !== '' &&
    rooms.some(({ beds }) =>
      beds.some(({ tenant }) => tenant !== null && tenantAnchor(tenant.rental_id) === anchor),
    );
  const isOpen = isAnchored || params.get('open') === String(id);
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
  const { t } = useTranslation('pages/my-crashpads');
  const { t: tListing } = useTranslation('pages/listing');
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
          <li>{tListing(`rental_type_${rental_type}`)}</li>
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

/** Beyond this number, beds are counted instead of drawn. */
const DOTS = 24;

/** One dot per bed by its state, and the monthly revenue. */
function BedDots({ crashpad: { rooms, monthly_revenue } }: { crashpad: MyCrashpad }) {
  const { t } = useTranslation('pages/my-crashpads');
  const { locale } = usePage();
  const states = bedStates(rooms);
  const { free, taken, pending } = countBeds(rooms);
  return (
    <p className={classes.line}>
      <span aria-hidden className={classes.dots}>
        {states.slice(0, DOTS).map((state, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no names, only places.
          <span key={at} className={classes.dot} data-state={state} />
        ))}
        {states.length > DOTS && <span>+{states.length - DOTS}</span>}
      </span>
      <VisuallyHidden>{t('beds_by_state', { free, taken, pending })}</VisuallyHidden>{' '}
      <span className={classes.total}>
        <VisuallyHidden>{t('stat_revenue')}: </VisuallyHidden>
        {money(monthly_revenue, locale)}
      </span>
    </p>
  );
}

interface StatusBadgesProps {
  crashpad: MyCrashpad;
  /** Only unusual states. */
  isBrief?: boolean;
}

/** The status badges of a crash pad: active, hidden, featured, full. */
function StatusBadges({ crashpad, isBrief = false }: StatusBadgesProps) {
  const { t } = useTranslation('pages/my-crashpads');
  const { status, hidden, removal, feature_listing, feature_ongoing } = crashpad;
  const isOver = usePage().member?.expired === true;
  const isActive = status === LISTING_STATUS.active;
  const isPromoted = isActive && feature_listing === 1;
  const isPlain = isActive && !isOver && !removal && !hidden && !isPromoted && !isFull(crashpad);
  if (isBrief && isPlain) return null;
  return (
    <ul className={classes.badges}>
      {isActive && isOver && <li data-kind="hidden">{t('badge_plan_ended')}</li>}
      {!(isActive && (isBrief || isOver)) && (
        <li data-kind={isActive ? 'active' : 'inactive'}>
          {t(isActive ? 'badge_active' : 'badge_inactive')}
        </li>
      )}
      {removal && <li data-kind="removed">{t('badge_removed')}</li>}
      {isActive && hidden && !isOver && <li data-kind="hidden">{t('badge_hidden')}</li>}
      {isPromoted && (
        <li data-kind="promoted">
          {t(feature_ongoing === 1 ? 'badge_featured' : 'badge_boosted')}
        </li>
      )}
      {isFull(crashpad) && <li data-kind="full">{t('badge_full')}</li>}
    </ul>
  );
}

/** Occupancy, monthly revenue and views of a crash pad. */
function CardStats({ crashpad }: { crashpad: MyCrashpad }) {
  const { t } = useTranslation('pages/my-crashpads');
  const { locale } = usePage();
  const id = useId();
  const { num_beds: beds, num_occupied_beds: occupied, monthly_revenue, views } = crashpad;
  const percent = wholePercent(occupied, beds);
  return (
    <div className={classes.stats}>
      <div>
        <p id={id} className={classes.fillHead}>
          <span className={classes.label}>{t('occupancy')}</span>
          <strong className={classes.percent}>{t('percent', { percent })}</strong>
          <span className={classes.soft}>{t('beds_taken', { count: beds, taken: occupied })}</span>
        </p>
        <meter
          className={classes.meter}
          aria-labelledby={id}
          min={0}
          max={100}
          value={percent}
          style={{ '--share': `${percent}%` } as CSSProperties}
        />
      </div>
      <dl className={classes.figures}>
        <div>
          <dt className={classes.label}>{t('stat_revenue')}</dt>
          <dd className={classes.figure}>{money(monthly_revenue, locale)}</dd>
        </div>
        <div>
          <dt className={classes.label}>{t('stat_views')}</dt>
          <dd className={classes.figure}>{count(views, locale)}</dd>
        </div>
      </dl>
    </div>
  );
}
