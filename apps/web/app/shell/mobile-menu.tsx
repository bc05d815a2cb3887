import type { ShellMember } from '@crewpad/contract';
import { IconMenu2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { withTexts } from '../i18n/texts.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { lazyComponent, lazyPart } from '../ui/lazy-part.ts';
import type { DrawerProps } from './mobile-drawer.tsx';
import classes from './mobile-menu.module.css';

/** Loads only for members. */
const MenuBadge = lazyComponent(() => withTexts(import('./menu-badge.tsx'), 'member'));
const drawer = lazyPart<DrawerProps>(() => import('./mobile-drawer.tsx'));

/** The menu of narrow screens, behind the member's picture: a drawer that closes on navigation. */
export function MobileMenu({ member }: { member: ShellMember | null }) {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  // Open for one history entry: navigation closes the drawer.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const Drawer = drawer.usePart(open);

  return (
    <div className={classes.root}>
      <button
        type="button"
        className={classes.button}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={drawer.preload}
        onClick={() => setOpenAt(key)}
      >
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
