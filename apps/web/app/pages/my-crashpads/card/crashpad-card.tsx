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
import { type CSSProperties, Suspense, useId } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { listingAddress } from '../../../features/search/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { count, money } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { type ActionItem, ActionsMenu } from '../../../ui/actions-menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyComponent } from '../../../ui/lazy-part.ts';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { crewAddressOf, editAddress, featureAddress, tenantAnchor } from '../addresses.ts';
import { isFull, isFullInSearch, wholePercent } from '../list/occupancy.ts';
import type { MyCrashpad } from '../load-my-crashpads.ts';
import { bedStates, countBeds } from './bed-states.ts';
import { type CopyTerms, type ListingAct, type MenuEntry, menuEntries } from './menu-entries.ts';
import { HousePrice, housePrice } from './price.tsx';
import { RoomList } from './room-list.tsx';

/** The charts load with the first crash pad that is unfolded. */
const OwnFigures = lazyComponent(() => import('./own-figures.tsx'));

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
    <article
      className="grid rounded-lg border border-line bg-surface transition-opacity [&[aria-busy='true']]:opacity-60 [&[aria-busy='true']]:[transition-delay:300ms]"
      aria-busy={busy}
      aria-label={title}
      data-crashpad={id}
    >
      <div className="grid grid-cols-auto-rest-auto items-center gap-x-2 pt-1 pr-1 pb-1 pl-2 lg:gap-x-4 lg:p-2">
        <Picture
          src={thumbnail}
          alt=""
          width={640}
          height={480}
          sizes="72px"
          priority={priority}
          className="aspect-4/3 [width:min(4.5rem,84px)] rounded-sm"
        />
        <div className="grid min-w-0 grid-cols-1 gap-1 lg:[grid-template-columns:minmax(0,1fr)_auto_22rem] lg:items-center lg:gap-4 lg:[&>:nth-child(2)]:col-3 lg:[&>:nth-child(2)]:row-1">
          <h2 className="m-0 text-sm leading-tight wrap-anywhere">
            {alone ? (
              <EditLink crashpad={crashpad} />
            ) : (
              <Link
                to={expansion.toggle}
                replace
                preventScrollReset
                aria-expanded={isOpen}
                className="group/fold flex min-h-7 min-w-0 items-center gap-1 text-inherit no-underline"
              >
                <span className="min-w-0 truncate group-hover/fold:underline">{title}</span>
                <IconChevronDown
                  aria-hidden
                  size={18}
                  className="flex-none transition-transform group-aria-expanded/fold:rotate-180"
                />
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
    <Link to={editAddress(id)} className="text-inherit no-underline hover:underline">
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
  const next = nextAct(crashpad);
  return (
    <div className="grid grid-cols-1 content-start gap-6 px-4 pt-2 pb-4">
      <div className="grid justify-items-start gap-1">
        <StatusBadges crashpad={crashpad} />
        <ul className="m-0 flex list-none flex-wrap p-0 text-xs text-ink-soft [&_li:not(:last-child)::after]:mx-2 [&_li:not(:last-child)::after]:my-0 [&_li:not(:last-child)::after]:text-muted [&_li:not(:last-child)::after]:[content:'·']">
          <li>{prefix === null ? place : t('near', { place, prefix })}</li>
          <li>{tListing(`rental_type_${rental_type}`)}</li>
        </ul>
        <HousePrice crashpad={crashpad} canEdit={abilities.edit} />
        {!alone && abilities.edit && (
          <Link to={editAddress(id)} className="inline-flex min-h-target items-center">
            {t('act_edit')}
          </Link>
        )}
      </div>
      {crashpad.removal && (
        <div
          role="note"
          className="grid gap-1 rounded-sm bg-bad-soft p-4 wrap-anywhere [&_p]:m-0 [&_p]:max-w-text"
        >
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
        housePrice={housePrice(crashpad, locale)}
        canInvite={abilities.edit && crashpad.status === LISTING_STATUS.active}
        canPrice={abilities.edit}
      />
      <Suspense fallback={null}>
        <OwnFigures id={id} />
      </Suspense>
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
    <p className="m-0 flex flex-wrap items-center justify-between gap-2 text-xs leading-tight text-ink-soft">
      <span aria-hidden className="flex min-w-0 grow basis-20 flex-wrap items-center gap-1">
        {states.slice(0, DOTS).map((state, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have no names, only places.
            key={at}
            className="size-2 rounded-full border-2 border-line-strong data-[state=pending]:border-warn data-[state=pending]:[background:linear-gradient(to_right,var(--warn)_50%,transparent_50%)] data-[state=taken]:border-good data-[state=taken]:bg-good"
            data-state={state}
          />
        ))}
        {states.length > DOTS && <span>+{states.length - DOTS}</span>}
      </span>
      <VisuallyHidden>{t('beds_by_state', { free, taken, pending })}</VisuallyHidden>{' '}
      <span className="flex-none font-bold text-ink">
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
    <ul className="m-0 flex list-none flex-wrap gap-1 p-0 text-xs leading-none font-bold [&_li]:rounded-full [&_li]:border [&_li]:border-transparent [&_li]:px-3 [&_li]:py-1 [&_li[data-kind='active']]:bg-good-soft [&_li[data-kind='active']]:text-good [&_li[data-kind='full']]:bg-button [&_li[data-kind='full']]:text-on-button [&_li[data-kind='hidden']]:bg-warn-soft [&_li[data-kind='hidden']]:text-warn [&_li[data-kind='inactive']]:border-line-strong [&_li[data-kind='inactive']]:text-ink-soft [&_li[data-kind='promoted']]:border-ink [&_li[data-kind='promoted']]:text-ink [&_li[data-kind='removed']]:bg-bad-soft [&_li[data-kind='removed']]:text-bad">
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
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-rest-auto md:items-center">
      <div>
        <p id={id} className="mx-0 mt-0 mb-2 flex flex-wrap items-baseline gap-x-2">
          <span className="text-xs text-muted">{t('occupancy')}</span>
          <strong className="text-md">{t('percent', { percent })}</strong>
          <span className="ml-auto text-xs text-ink-soft">
            {t('beds_taken', { count: beds, taken: occupied })}
          </span>
        </p>
        <meter
          className="block h-2 w-full appearance-none rounded-full border-0 [background:linear-gradient(to_right,var(--good)_var(--share),var(--line)_var(--share))] [&::-moz-meter-bar]:bg-transparent [&::-webkit-meter-inner-element]:hidden"
          aria-labelledby={id}
          min={0}
          max={100}
          value={percent}
          style={{ '--share': `${percent}%` } as CSSProperties}
        />
      </div>
      <dl className="m-0 flex flex-wrap gap-x-6 gap-y-2">
        <div>
          <dt className="text-xs text-muted">{t('stat_revenue')}</dt>
          <dd className="m-0 text-md font-bold">{money(monthly_revenue, locale)}</dd>
        </div>
        <div>
          <dt className="text-xs text-muted">{t('stat_views')}</dt>
          <dd className="m-0 text-md font-bold">{count(views, locale)}</dd>
        </div>
      </dl>
    </div>
  );
}
