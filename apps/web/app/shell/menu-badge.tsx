import type { ShellMember } from '@crewpad/contract';
import { useTranslation } from '../i18n/use-translation.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { badgeText, entriesFor, useWaiting } from './entries.ts';
import classes from './mobile-menu.module.css';

/** The pending count on the menu button of narrow screens. */
export default function MenuBadge({ member }: { member: ShellMember }) {
  const { t } = useTranslation('shell/member');
  const counts = useWaiting(member);
  const waiting = entriesFor(member, 'menu').flatMap(({ waiting: what }) =>
    what !== undefined && counts[what] > 0 ? [what] : [],
  );
  const sum = waiting.reduce((total, kind) => total + counts[kind], 0);
  if (sum === 0) return null;
  return (
    <>
      <span aria-hidden className={classes.badge}>
        {badgeText(sum)}
      </span>
      <VisuallyHidden>
        {waiting.map((kind) => t(`waiting_${kind}`, { count: counts[kind] })).join(', ')}
      </VisuallyHidden>
    </>
  );
}
