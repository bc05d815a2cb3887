import type { ShellMember } from '@crewpad/contract';
import { IconClockExclamation } from '@tabler/icons-react';
import { useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { entriesFor, useWaiting } from './entries.ts';
import { linkClass } from './header-classes.ts';
import { MemberMenu } from './member-menu.tsx';
import { LanguageMenu } from './page-choices.tsx';
import SearchButton from './search/search-button.tsx';
import { WaitingBadge } from './waiting-badge.tsx';

/** A member's part of the header; narrow screens have the rest of it in the menu. Loaded only for members. */
export default function MemberNav({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell');
  const counts = useWaiting(member);
  return (
    <>
      <nav aria-label={t('main_navigation')} className="hidden items-center xl:flex">
        <Links member={member} counts={counts} />
      </nav>
      <SearchButton member={member} />
      <Bell member={member} count={counts.notifications} />
      <div className="hidden items-center lg:flex">
        <Link to="/contact" className={linkClass}>
          {t('contact')}
        </Link>
        <LanguageMenu />
      </div>
      <div className="hidden items-center gap-2 xl:flex">
        {member.expired && <ExpiredMark />}
        <MemberMenu member={member} />
      </div>
    </>
  );
}

interface LinksProps {
  member: ShellMember;
  counts: ReturnType<typeof useWaiting>;
}

/** How many letters of links one line holds at 80 rem, and as how many the mark counts. */
const LENGTH_MAX = 58;
const EXPIRED_LENGTH = 14;

/** The member's pages with what waits there; members of many roles have short names of them. */
function Links({ member, counts }: LinksProps) {
  const { t } = useTranslation('shell/member');
  const { pathname } = useLocation();
  const entries = entriesFor(member, 'header');
  const length = entries.reduce((sum, { label }) => sum + t(label).length, 0);
  const isLong = length + (member.expired ? EXPIRED_LENGTH : 0) > LENGTH_MAX;
  return entries.map(({ to, also, label, short = label, waiting }) => (
    <NavLink
      key={to}
      to={to}
      className={`${linkClass} whitespace-nowrap aria-[current=page]:bg-sunken data-part:bg-sunken`}
      data-part={also?.includes(pathname) || undefined}
    >
      {t(isLong ? short : label)}
      {waiting && <WaitingBadge waiting={waiting} count={counts[waiting]} />}
    </NavLink>
  ));
}

/** The link to the notifications. */
function Bell({ member, count }: { member: ShellMember; count: number }) {
  const { t } = useTranslation('shell/member');
  return entriesFor(member, 'icons').map(({ to, label, Icon }) => (
    <Link
      key={to}
      to={to}
      className="grid size-target flex-none place-items-center rounded-md text-ink hover:bg-sunken"
      title={t(label)}
    >
      <span className="relative grid">
        <Icon aria-hidden size={22} stroke={1.75} />
        <VisuallyHidden>{t(label)}</VisuallyHidden>
        <WaitingBadge onIcon waiting="notifications" count={count} />
      </span>
    </Link>
  ));
}

/** Shows that the plan has expired, with a link to the renewal. */
function ExpiredMark() {
  const { t } = useTranslation('shell/member');
  const id = useId();
  return (
    <span className="group/root relative">
      <Link
        to="/account-expired"
        className="inline-flex min-h-target items-center gap-1 rounded-md bg-warn-soft px-2 py-0 leading-tight font-bold whitespace-nowrap text-warn no-underline hover:underline"
        aria-describedby={id}
      >
        <IconClockExclamation aria-hidden size={20} stroke={1.75} />
        {t('expired')}
      </Link>
      <span
        id={id}
        role="tooltip"
        className="absolute [top:calc(100%_+_var(--space-half))] right-0 z-20 w-64 rounded-sm bg-button px-4 py-2 text-xs font-medium text-on-button group-[:not(:hover,:focus-within)]/root:invisible"
      >
        {t('expired_tip')}
      </span>
    </span>
  );
}
