import type { contract } from '@crewpad/contract';
import { useTranslation } from 'react-i18next';
import classes from './card-badges.module.css';

/** Featured or Boosted, and how full the house is. */
export function CardBadges({ card }: { card: contract.search.Card }) {
  const { t } = useTranslation('search');
  const { num_beds, num_vacant_beds, bed_occupancy_rate } = card;
  const full = bed_occupancy_rate === 1 || num_vacant_beds === 0;
  const partly = !full && num_vacant_beds < num_beds;
  return (
    <ul className={classes.badges}>
      {card.featured && <li className={classes.featured}>{t('badge_featured')}</li>}
      {!card.featured && card.boosted && <li className={classes.plain}>{t('badge_boosted')}</li>}
      {full && <li className={classes.full}>{t('badge_no_vacancy')}</li>}
      {partly && (
        <li className={classes.plain}>{t('badge_last_beds', { count: num_vacant_beds })}</li>
      )}
    </ul>
  );
}
