import type { ShellMember } from '@crewpad/contract';
import { useTranslation } from '../i18n/use-translation.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { badgeText, entriesFor, useWaiting } from './entries.ts';

/** The pending count on the menu button of narrow screens, whose bell has its own. */
export default function MenuBadge({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const counts = useWaiting(member);
  const waiting = entriesFor(member, 'menu').flatMap(({ waiting: what }) =>
    what !== undefined && what !== 'notifications' && counts[what] > 0 ? [what] : [],
  );
  const sum = waiting.reduce((total, kind) => total + counts[kind], 0);
  if (sum === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className="pointer-events-none absolute top-px -right-2 grid [height:min(1.25rem,24px)] [min-width:min(1.25rem,24px)] place-items-center rounded-full border-2 border-surface bg-button [padding:0_min(0.25rem,5px)] text-xs leading-none font-bold text-on-button"
      >
        {badgeText(sum)}
      </span>
      <VisuallyHidden>
        {waiting.map((kind) => t(`waiting_${kind}`, { count: counts[kind] })).join(', ')}
      </VisuallyHidden>
    </>
  );
}
