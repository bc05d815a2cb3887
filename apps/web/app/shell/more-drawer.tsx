import type { ShellMember } from '@crewpad/contract';
import { Link } from 'react-router';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { entriesFor, useWaiting } from './entries.ts';
import { WaitingBadge } from './waiting-badge.tsx';

export interface MoreDrawerProps {
  member: ShellMember;
  open: boolean;
  onClose: () => void;
}

/** The pages of a lister that have no place in the bar of phones. */
export default function MoreDrawer({ member, open, onClose }: MoreDrawerProps) {
  const { t } = useTranslation('shell/member');
  const counts = useWaiting(member);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('more')}
      closeLabel={t('close', { ns: 'common' })}
      side
    >
      <ul className="m-0 list-none p-0">
        {entriesFor(member, 'more').map(({ to, label, Icon, waiting }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-2 border-b border-b-line font-medium text-ink no-underline hover:underline"
            >
              <Icon aria-hidden size={20} stroke={1.75} />
              {t(label)}
              {waiting && <WaitingBadge waiting={waiting} count={counts[waiting]} />}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
