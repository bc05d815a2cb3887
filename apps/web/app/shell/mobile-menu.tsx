import type { ShellMember } from '@crewpad/contract';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withTexts } from '../i18n/texts.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { DrawerProps } from './mobile-drawer.tsx';
import classes from './mobile-menu.module.css';

/** Loads only for members. */
const UnreadBadge = lazy(() =>
  // Without a network the menu works without its number.
  withTexts(import('./unread-badge.tsx'), 'member').catch(() => ({ default: () => null })),
);
const drawer = lazyPart<DrawerProps>(() => import('./mobile-drawer.tsx'));

/** The navigation of narrow screens: a drawer that closes on the next page. */
export function MobileMenu({ member }: { member: ShellMember | null }) {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  // Open on one entry of the history: another page closes the drawer.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const Drawer = drawer.usePart(open);

  return (
    <div className={classes.root} data-member={member !== null || undefined}>
      <button
        type="button"
        className={classes.button}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={drawer.preload}
        onClick={() => setOpenAt(key)}
      >
        <IconMenu2 aria-hidden size={24} />
      </button>
      {member && (
        <Suspense fallback={null}>
          <UnreadBadge member={member} />
        </Suspense>
      )}
      {Drawer && <Drawer member={member} open={open} onClose={() => setOpenAt(null)} />}
    </div>
  );
}
