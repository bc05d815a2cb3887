import type { ShellMember } from '@crewpad/contract';
import { IconClockExclamation } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { entriesFor, useWaiting } from './entries.ts';
import { linkClass } from './header-classes.ts';
import { MemberMenu } from './member-menu.tsx';
import { WaitingBadge } from './waiting-badge.tsx';

/** A member's links and menu on wide screens. Loaded only for members. */
export default function MemberNav({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const counts = useWaiting(member);
  return (
    <>
      {entriesFor(member, 'header').map(({ to, label, Icon, waiting }) => {
        const badge = waiting && <WaitingBadge waiting={waiting} count={counts[waiting]} />;
        if (waiting !== 'notifications') {
          return (
            <Link key={to} to={to} className={linkClass}>
              {t(label)}
              {badge}
            </Link>
          );
        }
        return (
          <Link
            key={to}
            to={to}
            className="grid size-target flex-none place-items-center rounded-md text-ink hover:bg-sunken"
            title={t(label)}
          >
            <span className="relative grid">
              <Icon aria-hidden size={22} stroke={1.75} />
              <VisuallyHidden>{t(label)}</VisuallyHidden>
              <WaitingBadge onIcon waiting={waiting} count={counts[waiting]} />
            </span>
          </Link>
        );
      })}
      {member.expired && <ExpiredMark />}
      <MemberMenu member={member} />
    </>
  );
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
