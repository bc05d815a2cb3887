import type { ShellMember } from '@crewpad/contract';
import {
  IconChevronDown,
  IconCreditCard,
  IconLogout,
  IconReceipt,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { memberText } from '../../i18n/en/member.ts';
import { owesSignUp, UNPAID_HOME } from '../../lib/member-homes.ts';
import classes from './member-nav.module.css';
import { useLogout } from './use-logout.ts';

const ROWS = [
  { to: '/receipts', label: 'receipts', Icon: IconReceipt },
  { to: '/account-setting', label: 'settings', Icon: IconSettings },
] as const;
const UNPAID_ROW = { to: UNPAID_HOME, label: 'finish_sign_up', Icon: IconCreditCard } as const;

function rowsOf(member: ShellMember) {
  return owesSignUp(member) ? [UNPAID_ROW, ...ROWS] : ROWS;
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
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    itemsIn(root.current)[0]?.focus();
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpenAt(null);
    if (event.key === 'Escape') {
      setOpenAt(null);
      button.current?.focus();
      return;
    }
    const target = itemAfter(itemsIn(root.current), event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <div className={classes.menu} ref={root}>
      <button
        ref={button}
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
          onKeyDown={onKeyDown}
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

function itemsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function itemAfter(items: HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items[(at - 1 + items.length) % items.length];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}
