import type { ShellMember } from '@crewpad/contract';
import { IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { entriesFor, useWaiting } from './entries.ts';
import classes from './member-drawer.module.css';
import { nameOf } from './member-menu.tsx';
import { useLogout } from './use-logout.ts';
import { WaitingBadge } from './waiting-badge.tsx';

/** The member's part of the menu on narrow screens: name, pending items, and their own pages. */
export default function MemberDrawer({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const counts = useWaiting(member);
  const logout = useLogout();
  const urgent = entriesFor(member, 'attention');
  const own = entriesFor(member, 'menu').filter((entry) => !urgent.includes(entry));
  const name = nameOf(member);
  return (
    <div>
      <Link to={`/user/${member.id}`} className={classes.who}>
        <Avatar name={name} photo={member.photo} />
        <span className={classes.name}>
          <strong>{t('greeting', { name })}</strong>
          <span>{t('see_profile')}</span>
        </span>
      </Link>
      {urgent.map(({ to, label, Icon }) => (
        <Link key={label} to={to} className={classes.urgent}>
          <Icon aria-hidden size={20} stroke={1.75} />
          {t(label)}
        </Link>
      ))}
      <ul className={classes.list}>
        {own.map(({ to, label, Icon, waiting }) => (
          <li key={label}>
            <Link to={to} className={classes.row}>
              <Icon aria-hidden size={20} stroke={1.75} />
              {t(label)}
              {waiting && <WaitingBadge waiting={waiting} count={counts[waiting]} />}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={classes.row} onClick={logout}>
            <IconLogout aria-hidden size={20} stroke={1.75} />
            {t('logout')}
          </button>
        </li>
      </ul>
    </div>
  );
}
