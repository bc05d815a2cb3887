import type { ShellMember } from '@crewpad/contract';
import { useTranslation } from 'react-i18next';
import { useUnread } from '../lib/unread-count.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { badgeText } from './member-links.ts';
import classes from './mobile-menu.module.css';

/** The number of unread messages on the menu of narrow screens. */
export default function UnreadBadge({ member }: { member: ShellMember }) {
  const { t } = useTranslation('member');
  const unread = useUnread(member);
  if (unread === 0 || member.status !== 'ACTIVE') return null;
  return (
    <>
      <span aria-hidden className={classes.badge}>
        {badgeText(unread)}
      </span>
      <VisuallyHidden>{t('unread', { count: unread })}</VisuallyHidden>
    </>
  );
}
