import type { ShellMember } from '@crewpad/contract';
import { NavLink } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { entriesFor, useWaiting } from './entries.ts';
import classes from './member-bar.module.css';
import { WaitingBadge } from './waiting-badge.tsx';

/** A member's main pages, at the bottom of phones. Pages with their own bar replace it. */
export default function MemberBar({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const counts = useWaiting(member);
  return (
    <nav aria-label={t('main_pages')} className={classes.bar} data-member-bar>
      {entriesFor(member, 'bar').map(({ to, label, short = label, Icon, waiting }) => (
        <NavLink key={label} to={to} className={classes.link}>
          <span className={classes.icon}>
            <Icon aria-hidden size={22} stroke={1.75} />
          </span>
          <span>{t(short)}</span>
          {waiting && <WaitingBadge onIcon waiting={waiting} count={counts[waiting]} />}
        </NavLink>
      ))}
    </nav>
  );
}
