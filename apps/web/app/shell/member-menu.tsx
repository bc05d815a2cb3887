import type { ShellMember } from '@crewpad/contract';
import {
  IconChevronDown,
  IconCreditCard,
  IconLayoutDashboard,
  IconLogout,
  IconReceipt,
  IconSettings,
  IconShield,
  IconUserCircle,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { owesSignUp, UNPAID_HOME } from '../lib/member-homes.ts';
import { Menu } from '../ui/menu.tsx';
import classes from './member-nav.module.css';
import { ADMIN_HOME } from './resume-admin.ts';
import { useLogout } from './use-logout.ts';

const ROWS = [
  { to: '/dashboard', label: 'dashboard', Icon: IconLayoutDashboard },
  { to: '/receipts', label: 'receipts', Icon: IconReceipt },
  { to: '/account-setting', label: 'settings', Icon: IconSettings },
] as const;
const UNPAID_ROW = { to: UNPAID_HOME, label: 'finish_sign_up', Icon: IconCreditCard } as const;
const ADMIN_ROW = { to: ADMIN_HOME, label: 'admin', Icon: IconShield } as const;

function rowsOf(member: ShellMember) {
  const first = owesSignUp(member) ? [UNPAID_ROW] : [];
  return [...first, ...(member.is_admin ? [ADMIN_ROW] : []), ...ROWS];
}

function nameOf({ display_name, first_name }: ShellMember): string {
  return display_name || first_name;
}

/** The button that greets the member and opens their menu. */
export function MemberMenu({ member }: { member: ShellMember }) {
  const { t } = useTranslation('member');
  const logout = useLogout();
  const greeting = t('greeting', { name: nameOf(member) });
  return (
    <Menu
      label={greeting}
      buttonClassName={classes.button}
      button={
        <>
          <IconUserCircle aria-hidden size={22} stroke={1.75} />
          <span className={classes.name}>{greeting}</span>
          <IconChevronDown aria-hidden size={16} />
        </>
      }
      items={[
        ...rowsOf(member).map(({ to, label, Icon }) => ({
          key: to,
          to,
          label: t(label),
          icon: <Icon aria-hidden size={20} stroke={1.75} />,
        })),
        {
          key: 'logout',
          label: t('logout'),
          icon: <IconLogout aria-hidden size={20} stroke={1.75} />,
          onSelect: logout,
        },
      ]}
    />
  );
}

/** The same rows, stacked, for the drawer of narrow screens. */
export function StackedMemberMenu({ member }: { member: ShellMember }) {
  const { t } = useTranslation('member');
  const logout = useLogout();
  return (
    <div>
      <p className={classes.hello}>{t('greeting', { name: nameOf(member) })}</p>
      {rowsOf(member).map(({ to, label }) => (
        <Link key={to} to={to} className={classes.row}>
          {t(label)}
        </Link>
      ))}
      <button type="button" className={classes.row} onClick={logout}>
        {t('logout')}
      </button>
    </div>
  );
}
