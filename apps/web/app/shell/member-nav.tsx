import type { ShellMember } from '@crewpad/contract';
import { IconClockExclamation } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { entriesFor, useWaiting } from './entries.ts';
import classes from './expired-mark.module.css';
import headerClasses from './header.module.css';
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
            <Link key={to} to={to} className={headerClasses.link}>
              {t(label)}
              {badge}
            </Link>
          );
        }
        return (
          <Link key={to} to={to} className={headerClasses.bell} title={t(label)}>
            <span className={headerClasses.bellIcon}>
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
    <span className={classes.root}>
      <Link to="/account-expired" className={classes.link} aria-describedby={id}>
        <IconClockExclamation aria-hidden size={20} stroke={1.75} />
        {t('expired')}
      </Link>
      <span id={id} role="tooltip" className={classes.tip}>
        {t('expired_tip')}
      </span>
    </span>
  );
}
