import type { ShellMember } from '@crewpad/contract';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { usePage } from '../lib/page-context.ts';
import { Avatar } from '../ui/avatar.tsx';
import { lazyComponent, lazyPart } from '../ui/lazy-part.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { AccountNav } from './account-nav.tsx';
import classes from './header.module.css';
import type { DrawerProps } from './mobile-drawer.tsx';
import mobileMenuClasses from './mobile-menu.module.css';
import { LanguageMenu, ThemeMenu } from './page-choices.tsx';

export function Header() {
  const { t } = useTranslation('shell');
  const brand = useBrand();
  const { member } = usePage();
  return (
    <header className={classes.header}>
      <div className={classes.inner} data-member={member !== null || undefined}>
        <Link to="/" className={classes.home} aria-label={t('home_of_brand')}>
          <img src={brand.logo} alt="" width={36} height={36} />
          <span>{brand.name}</span>
        </Link>
        <nav aria-label={t('main_navigation')} className={classes.nav}>
          <Link to="/airports" className={classes.link}>
            {t('airports')}
          </Link>
          <Link to="/contact" className={classes.link}>
            {t('contact')}
          </Link>
          {member === null && (
            <Link to="/saved" className={classes.link}>
              {t('saved')}
            </Link>
          )}
          <AccountNav member={member} />
        </nav>
        <div className={classes.wide}>
          <LanguageMenu />
          <ThemeMenu />
        </div>
        <div className={classes.narrow}>
          <Link to="/airports" className={classes.search} aria-label={t('search')}>
            <IconSearch aria-hidden size={22} stroke={1.75} />
          </Link>
          {member === null && (
            <Link to="/login" className={classes.link}>
              {t('login')}
            </Link>
          )}
          <MobileMenu member={member} />
        </div>
      </div>
    </header>
  );
}

/** Loads only for members. */
const MenuBadge = lazyComponent(() => import('./menu-badge.tsx'));
const drawer = lazyPart<DrawerProps>(() => import('./mobile-drawer.tsx'));

/** The menu of narrow screens, behind the member's picture: a drawer that closes on navigation. */
function MobileMenu({ member }: { member: ShellMember | null }) {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  // Open for one history entry: navigation closes the drawer.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const Drawer = drawer.usePart(open);

  return (
    <div className={mobileMenuClasses.root}>
      <button
        type="button"
        className={mobileMenuClasses.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={drawer.preload}
        onClick={() => setOpenAt(key)}
      >
        {/* Not a label: the letters of the picture would be missing in it. */}
        <VisuallyHidden>{t('menu')}</VisuallyHidden>
        {member === null ? (
          <IconMenu2 aria-hidden size={24} />
        ) : (
          <Avatar small name={member.display_name || member.first_name} photo={member.photo} />
        )}
      </button>
      {member && (
        <Suspense fallback={null}>
          <MenuBadge member={member} />
        </Suspense>
      )}
      {Drawer && <Drawer member={member} open={open} onClose={() => setOpenAt(null)} />}
    </div>
  );
}
