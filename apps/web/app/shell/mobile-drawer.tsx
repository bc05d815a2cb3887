import type { ShellMember } from '@crewpad/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Dialog } from '../ui/dialog.tsx';
import { AccountNav } from './account-nav.tsx';
import classes from './mobile-drawer.module.css';

export interface DrawerProps {
  member: ShellMember | null;
  open: boolean;
  onClose: () => void;
}

const LINKS = [
  ['/airports', 'airports'],
  ['/cities', 'cities'],
  ['/featured-details', 'featured_details'],
  ['/help', 'help'],
  ['/contact', 'contact'],
] as const;

export default function MobileDrawer({ member, open, onClose }: DrawerProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open={open} onClose={onClose} title={t('menu')} closeLabel={t('close')} side>
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
  );
}
