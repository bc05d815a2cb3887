import type { ShellMember } from '@crewpad/contract';
import {
  IconChevronDown,
  IconCreditCard,
  IconLogout,
  IconReceipt,
  IconSettings,
  IconShield,
  IconUserCircle,
} from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { memberText } from '../../i18n/en/member.ts';
import { owesSignUp, UNPAID_HOME } from '../../lib/member-homes.ts';
import { useMenu } from '../../ui/use-menu.ts';
import classes from './member-nav.module.css';
import { ADMIN_HOME } from './resume-admin.ts';
import { useLogout } from './use-logout.ts';

const ROWS = [
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

/** The button that greets the member and opens his menu. Arrows, Home, End, Escape. */
export function MemberMenu({ member }: { member: ShellMember }) {
  const { t } = useTranslation(memberText);
  const { key } = useLocation();
  const logout = useLogout();
  // Open on one entry of the history: going to another page closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const menu = useMenu(open, () => setOpenAt(null));
  const id = useId();

  return (
    <div className={classes.menu} ref={menu.root}>
      <button
        ref={menu.button}
        type="button"
        className={classes.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpenAt(open ? null : key)}
      >
        <IconUserCircle aria-hidden size={22} stroke={1.75} />
        <span className={classes.name}>{t('greeting', { name: nameOf(member) })}</span>
        <IconChevronDown aria-hidden size={16} />
      </button>
      {open && (
        <div
          id={id}
          role="menu"
          aria-label={t('greeting', { name: nameOf(member) })}
          tabIndex={-1}
          className={classes.panel}
          onKeyDown={menu.onKeyDown}
        >
          {rowsOf(member).map(({ to, label, Icon }) => (
            <Link key={to} to={to} role="menuitem" tabIndex={-1} className={classes.item}>
              <Icon aria-hidden size={20} stroke={1.75} />
              {t(label)}
            </Link>
          ))}
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={classes.item}
            onClick={logout}
          >
            <IconLogout aria-hidden size={20} stroke={1.75} />
            {t('logout')}
          </button>
        </div>
      )}
    </div>
  );
}

/** The same rows, one under the other, for the drawer of narrow screens. */
export function StackedMemberMenu({ member }: { member: ShellMember }) {
  const { t } = useTranslation(memberText);
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
