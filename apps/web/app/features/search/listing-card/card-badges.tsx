import { useTranslation } from '../../../i18n/use-translation.tsx';
import { bedBadge } from '../availability.tsx';
import classes from './card-badges.module.css';
import type { CardFields } from './card-fields.ts';

/** Featured or Boosted, and the vacancy badge. */
export function CardBadges({ card }: { card: CardFields }) {
  const { t } = useTranslation('search');
  const badge = bedBadge(card);
  return (
    <ul className={classes.badges}>
      {card.featured && <li className={classes.featured}>{t('badge_featured')}</li>}
      {!card.featured && card.boosted && <li className={classes.plain}>{t('badge_boosted')}</li>}
      {badge === 'full' && <li className={classes.full}>{t('badge_no_vacancy')}</li>}
      {badge === 'last' && (
        <li className={classes.plain}>{t('badge_last_beds', { count: card.num_vacant_beds })}</li>
      )}
    </ul>
  );
}
