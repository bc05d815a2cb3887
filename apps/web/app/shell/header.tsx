import type { ShellMember } from '@crewpad/contract';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { usePage } from '../lib/page-context.ts';
import { Avatar } from '../ui/avatar.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { lazyComponent, lazyPart } from '../ui/lazy-part.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { AccountLinks } from './account-links.tsx';
import { linkClass } from './header-classes.ts';
import type { DrawerProps } from './mobile-drawer.tsx';
import { LanguageMenu, ThemeMenu } from './page-choices.tsx';

export function Header() {
  const { t } = useTranslation('shell');
  const brand = useBrand();
  const { member } = usePage();
  return (
    <header className="sticky top-0 z-10 border-b border-b-line bg-surface">
      <div
        className="group/inner mx-auto my-0 flex min-h-header [max-width:var(--header-width,var(--page-width))] items-center gap-4 px-gutter py-0 max-sm:gap-2 data-member:gap-1"
        data-member={member !== null || undefined}
      >
        <Link
          to="/"
          className="mr-auto inline-flex h-target min-h-target min-w-0 flex-wrap items-center gap-x-2 overflow-hidden rounded-sm text-lg leading-target font-bold tracking-tight whitespace-nowrap text-ink no-underline [--logo:min(2.25rem,44px)] [&_img]:[margin-block:calc((var(--target)_-_var(--logo))_/_2)] [&_img]:block [&_img]:[height:var(--logo)] [&_img]:[width:var(--logo)] [&_img]:flex-none max-sm:text-sm max-sm:[--logo:1.75rem]"
          aria-label={t('home_of_brand')}
        >
          <img src={brand.logo} alt="" width={36} height={36} />
          <span>{brand.name}</span>
        </Link>
        {member === null ? (
          <VisitorNav />
        ) : (
          <Suspense fallback={null}>
            <MemberNav member={member} />
          </Suspense>
        )}
        <div className="narrow flex items-center lg:group-[:not([data-member])]/inner:hidden xl:hidden">
          {member === null && (
            <>
              <Link
                to="/airports"
                className="grid size-target flex-none place-items-center rounded-md text-ink hover:bg-sunken"
                aria-label={t('search')}
              >
                <IconSearch aria-hidden size={22} stroke={1.75} />
              </Link>
              <Link to="/login" className={linkClass}>
                {t('login')}
              </Link>
            </>
          )}
          <MobileMenu member={member} />
        </div>
      </div>
    </header>
  );
}

/** Both load only for members. */
const MenuBadge = lazyComponent(() => import('./menu-badge.tsx'));
const MemberNav = lazyComponent(() => import('./member-nav.tsx'));
const drawer = lazyPart<DrawerProps>(() => import('./mobile-drawer.tsx'));

/** The links and menus of visitors on wide screens. */
function VisitorNav() {
  const { t } = useTranslation('shell');
  return (
    <>
      <nav aria-label={t('main_navigation')} className="hidden items-center gap-2 lg:flex">
        <Link to="/airports" className={linkClass}>
          {t('airports')}
        </Link>
        <Link to="/contact" className={linkClass}>
          {t('contact')}
        </Link>
        <Link to="/saved" className={linkClass}>
          {t('saved')}
        </Link>
        <AccountLinks />
      </nav>
      <div className="hidden items-center lg:flex">
        <LanguageMenu />
        <ThemeMenu />
      </div>
    </>
  );
}

/** The menu of narrow screens, behind the member's picture: a drawer that closes on navigation. */
function MobileMenu({ member }: { member: ShellMember | null }) {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  // Open for one history entry: navigation closes the drawer.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const Drawer = drawer.usePart(open);

  return (
    <div className="relative block">
      <IconButton
        className="-mr-1"
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
      </IconButton>
      {member && (
        <Suspense fallback={null}>
          <MenuBadge member={member} />
        </Suspense>
      )}
      {Drawer && <Drawer member={member} open={open} onClose={() => setOpenAt(null)} />}
    </div>
  );
}
