import type { CardInfo } from '@crewpad/contract';
import { useTranslation } from 'react-i18next';
import { settingsBillingText } from '../../../i18n/en/settings-billing.ts';
import { cardBrand } from '../../billing/index.ts';
import { Badge } from '../parts/badge.tsx';
import classes from './card.module.css';

interface CardFactsProps {
  card: CardInfo;
  /** It did not pay the renewal that waits. */
  isDeclined?: boolean;
}

/** A card as it may be shown. */
export function CardFacts({ card, isDeclined = false }: CardFactsProps) {
  const { t } = useTranslation(settingsBillingText);
  const expiry = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  return (
    <span className={classes.facts}>
      <span className={classes.name}>
        <strong>{t('current_card', { brand: cardBrand(card.brand), last4: card.last4 })}</strong>
        <Badge kind={card.valid && !isDeclined ? 'good' : 'bad'}>{t(badgeOf())}</Badge>
      </span>
      <span className={classes.soft}>{card.name}</span>
      <span className={classes.soft}>{t('valid_until', { expiry })}</span>
    </span>
  );

  function badgeOf() {
    if (!card.valid) return 'badge_invalid';
    return isDeclined ? 'badge_declined' : 'badge_active';
  }
}
