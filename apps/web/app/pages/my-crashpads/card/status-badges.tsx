import { LISTING_STATUS } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { isFull } from '../list/occupancy.ts';
import type { MyCrashpad } from '../load-my-crashpads.ts';
import classes from './status-badges.module.css';

interface StatusBadgesProps {
  crashpad: MyCrashpad;
  /** Only unusual states. */
  isBrief?: boolean;
}

/** The status badges of a crash pad: active, hidden, featured, full. */
export function StatusBadges({ crashpad, isBrief = false }: StatusBadgesProps) {
  const { t } = useTranslation('my-crashpads');
  const { status, hidden, removal, feature_listing, feature_ongoing } = crashpad;
  const isOver = usePage().member?.expired === true;
  const isActive = status === LISTING_STATUS.active;
  const isPromoted = isActive && feature_listing === 1;
  const isPlain = isActive && !isOver && !removal && !hidden && !isPromoted && !isFull(crashpad);
  if (isBrief && isPlain) return null;
  return (
    <ul className={classes.badges}>
      {isActive && isOver && <li data-kind="hidden">{t('badge_plan_ended')}</li>}
      {!(isActive && (isBrief || isOver)) && (
        <li data-kind={isActive ? 'active' : 'inactive'}>
          {t(isActive ? 'badge_active' : 'badge_inactive')}
        </li>
      )}
      {removal && <li data-kind="removed">{t('badge_removed')}</li>}
      {isActive && hidden && !isOver && <li data-kind="hidden">{t('badge_hidden')}</li>}
      {isPromoted && (
        <li data-kind="promoted">
          {t(feature_ongoing === 1 ? 'badge_featured' : 'badge_boosted')}
        </li>
      )}
      {isFull(crashpad) && <li data-kind="full">{t('badge_full')}</li>}
    </ul>
  );
}
