import { useTranslation } from '../i18n/use-translation.tsx';
import type { Waiting } from '../lib/shell-entry.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { badgeText } from './entries.ts';
import classes from './waiting-badge.module.css';

interface BadgeProps {
  waiting: Waiting;
  count: number;
  /** On the corner of an icon. */
  onIcon?: boolean;
}

/** The pending count of a link, as its last part. */
export function WaitingBadge({ waiting, count, onIcon = false }: BadgeProps) {
  const { t } = useTranslation('shell/member');
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden className={onIcon ? classes.onIcon : classes.badge}>
        {badgeText(count)}
      </span>
      <VisuallyHidden>, {t(`waiting_${waiting}`, { count })}</VisuallyHidden>
    </>
  );
}
