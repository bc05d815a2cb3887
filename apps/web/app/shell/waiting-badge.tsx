import { useTranslation } from '../i18n/use-translation.tsx';
import type { Waiting } from '../lib/shell-entry.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { badgeText } from './entries.ts';

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
      <span
        aria-hidden
        className={
          onIcon
            ? 'pointer-events-none absolute [top:var(--badge-top,_-0.375rem)] [right:var(--badge-end,_auto)] [left:var(--badge-start,_calc(100%_-_0.75rem))] m-0 inline-grid [height:min(1.25rem,_24px)] [min-width:min(1.25rem,_24px)] place-items-center rounded-full border-2 border-surface bg-button [padding:0_min(0.25rem,_5px)] text-xs leading-none font-bold text-on-button'
            : 'ml-1 inline-grid h-6 min-w-6 place-items-center rounded-full bg-button px-2 py-0 text-xs leading-none font-bold text-on-button'
        }
      >
        {badgeText(count)}
      </span>
      <VisuallyHidden>, {t(`waiting_${waiting}`, { count })}</VisuallyHidden>
    </>
  );
}
