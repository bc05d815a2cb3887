import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';

const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Display name of a card brand. */
export function cardBrand(brand: string): string {
  return NAMES[brand] ?? brand;
}

interface CardFactsProps {
  card: Pick<
    contract.billing.CardInfo,
    'brand' | 'last4' | 'exp_month' | 'exp_year' | 'name' | 'valid'
  >;
  /** Whether its last charge was declined. */
  wasDeclined?: boolean;
}

/** A card on file, the same wherever it is shown: the badge shows Active or Invalid. */
export function CardFacts({ card, wasDeclined = false }: CardFactsProps) {
  const { t } = useTranslation('billing/payment');
  const expiry = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
      <strong>{t('current_card', { card: cardBrand(card.brand), last4: card.last4 })}</strong>
      <span
        className="rounded-full bg-good-soft px-3 py-px text-xs font-medium text-good data-bad:bg-surface data-bad:text-bad"
        data-bad={!card.valid || undefined}
      >
        {t(card.valid ? 'badge_active' : 'badge_invalid')}
      </span>
      <span className="basis-full text-xs text-ink-soft">{card.name}</span>
      <span className="basis-full text-xs text-ink-soft">{t('valid_until', { expiry })}</span>
      {wasDeclined && card.valid && (
        <span className="basis-full text-xs font-medium text-bad">{t('was_declined')}</span>
      )}
    </span>
  );
}
