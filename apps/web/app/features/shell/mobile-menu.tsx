import type { ShellMember } from '@crewpad/contract';
import { IconMenu2 } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { shellText } from '../../i18n/en/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AccountNav } from './account-nav.tsx';
import classes from './mobile-menu.module.css';

const LINKS = [
  ['/airports', 'airports'],
  ['/cities', 'cities'],
  ['/featured-details', 'featured_details'],
  ['/help', 'help'],
  ['/contact', 'contact'],
] as const;

/** The navigation of narrow screens: a drawer that closes when a page is chosen. */
export function MobileMenu({ member }: { member: ShellMember | null }) {
  const { t } = useTranslation(shellText);
  const { key } = useLocation();
  // Open on one entry of the history: going to another page closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const close = useCallback(() => setOpenAt(null), []);

  return (
    <div className={classes.root} data-member={member !== null || undefined}>
      <button
        type="button"
        className={classes.button}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenAt(key)}
      >
        <IconMenu2 aria-hidden size={24} />
      </button>
      <Dialog open={open} onClose={close} title={t('menu')} closeLabel={t('close')} side>
        <nav aria-label={t('main_navigation')}>
          <ul className={classes.links}>
            {LINKS.map(([to, label]) => (
              <li key={to}>
                <Link to={to} className={classes.link}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
          <div className={classes.account}>
            <AccountNav member={member} stacked />
          </div>
        </nav>
      </Dialog>
    </div>
  );
}
