import type { ShellMember } from '@crewpad/contract';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { isLister } from '../lib/shell-entry.ts';
import { PlainButton } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { entriesFor, useWaiting } from './entries.ts';
import type { MoreDrawerProps } from './more-drawer.tsx';
import { WaitingBadge } from './waiting-badge.tsx';

const itemClass =
  "relative grid min-w-0 flex-auto content-center justify-items-center gap-1 rounded-sm px-1 py-0 text-center text-xs leading-tight font-medium text-muted no-underline [--badge-start:calc(50%_+_min(0.25rem,4px))] [--badge-top:0.25rem] last:[--badge-end:min(0.25rem,4px)] last:[--badge-start:auto] focus-visible:-outline-offset-3 [&[aria-current='page']]:font-bold [&[aria-current='page']]:text-ink [&[aria-current='page']_svg]:[stroke-width:2.25]";
const iconClass = 'relative block [height:min(1.5rem,30px)]';

/** A member's main pages, at the bottom of phones. Pages with their own bar replace it. */
export default function MemberBar({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const counts = useWaiting(member);
  return (
    <nav
      aria-label={t('main_pages')}
      className="hidden max-lg:fixed max-lg:right-0 max-lg:bottom-0 max-lg:left-0 max-lg:z-9 max-lg:flex max-lg:[height:var(--bar-height)] max-lg:border-t max-lg:border-t-line max-lg:bg-surface max-lg:[padding:0_var(--space-half)_env(safe-area-inset-bottom)] print:hidden"
      data-member-bar
    >
      {entriesFor(member, 'bar').map(({ to, label, short = label, Icon, waiting }) => (
        <NavLink key={label} to={to} className={itemClass}>
          <span className={iconClass}>
            <Icon aria-hidden size={22} stroke={1.75} />
          </span>
          <span>{t(short)}</span>
          {waiting && <WaitingBadge onIcon waiting={waiting} count={counts[waiting]} />}
        </NavLink>
      ))}
      {isLister(member) && <More member={member} />}
    </nav>
  );
}

const drawer = lazyPart<MoreDrawerProps>(() => import('./more-drawer.tsx'));

/** The other pages of a lister. */
function More({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const { key } = useLocation();
  // Open for one history entry: navigation closes the drawer.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const Drawer = drawer.usePart(open);
  return (
    <>
      <PlainButton
        className={`${itemClass} cursor-pointer border-0 bg-transparent`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={drawer.preload}
        onClick={() => setOpenAt(key)}
      >
        <span className={iconClass}>
          <IconDots aria-hidden size={22} stroke={1.75} />
        </span>
        <span>{t('more')}</span>
      </PlainButton>
      {Drawer && <Drawer member={member} open={open} onClose={() => setOpenAt(null)} />}
    </>
  );
}
