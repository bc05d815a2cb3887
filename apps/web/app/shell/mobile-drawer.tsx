import type { ShellMember } from '@crewpad/contract';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { lazyComponent } from '../ui/lazy-part.ts';
import { AccountLinks } from './account-links.tsx';
import { PageChoices } from './page-choices.tsx';

const MemberDrawer = lazyComponent(() => import('./member-drawer.tsx'));

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

/** Members have it among their own pages. */
const SAVED = ['/saved', 'saved'] as const;

/** The member's own pages first, then everyone's, language and theme. */
export default function MobileDrawer({ member, open, onClose }: DrawerProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('menu')}
      closeLabel={t('close', { ns: 'common' })}
      side
    >
      <nav aria-label={t('main_navigation')}>
        {member === null ? (
          <div className="mb-4 grid gap-2">
            <AccountLinks />
          </div>
        ) : (
          <Suspense fallback={null}>
            <MemberDrawer member={member} />
          </Suspense>
        )}
        <ul className="mx-0 mt-0 mb-6 list-none p-0">
          {(member === null ? [...LINKS, SAVED] : LINKS).map(([to, label]) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-12 items-center border-b border-b-line text-ink-soft no-underline hover:underline"
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PageChoices />
    </Dialog>
  );
}
