import type { ShellMember } from '@crewpad/contract';
import { IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { PlainButton } from '../ui/button.tsx';
import { entriesFor, useWaiting } from './entries.ts';
import { nameOf } from './member-menu.tsx';
import { useLogout } from './use-logout.ts';
import { WaitingBadge } from './waiting-badge.tsx';

const rowClass =
  'flex min-h-12 w-full cursor-pointer items-center gap-2 border-0 border-b border-b-line bg-transparent p-0 text-start font-medium text-ink no-underline hover:underline';

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
      <Link
        to={`/user/${member.id}`}
        className="flex items-center gap-4 px-0 pt-2 pb-4 text-ink no-underline [&:hover_strong]:underline"
      >
        <Avatar name={name} photo={member.photo} />
        <span className="grid min-w-0 wrap-anywhere [&>span]:text-xs [&>span]:text-muted">
          <strong>{t('greeting', { name })}</strong>
          <span>{t('see_profile')}</span>
        </span>
      </Link>
      {urgent.map(({ to, label, Icon }) => (
        <Link
          key={label}
          to={to}
          className="mb-2 flex min-h-12 items-center gap-2 rounded-md bg-warn-soft px-4 py-2 font-medium text-warn no-underline hover:underline"
        >
          <Icon aria-hidden size={20} stroke={1.75} />
          {t(label)}
        </Link>
      ))}
      <ul className="m-0 list-none p-0">
        {own.map(({ to, label, Icon, waiting }) => (
          <li key={label}>
            <Link to={to} className={rowClass}>
              <Icon aria-hidden size={20} stroke={1.75} />
              {t(label)}
              {waiting && <WaitingBadge waiting={waiting} count={counts[waiting]} />}
            </Link>
          </li>
        ))}
        <li>
          <PlainButton className={rowClass} onClick={logout}>
            <IconLogout aria-hidden size={20} stroke={1.75} />
            {t('logout')}
          </PlainButton>
        </li>
      </ul>
    </div>
  );
}
