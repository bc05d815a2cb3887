import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { CardRenewal } from '../card/unpaid-renewal.ts';
import { ResultHeading } from '../payment/result-heading.tsx';
import classes from './renewal.module.css';
import { RenewalReason } from './renewal-reason.tsx';

interface WaitingRenewalProps {
  renewal: CardRenewal;
  onOtherCard: () => void;
}

/**
 * The card is saved, but could not pay the waiting renewal: reason, next attempt, and how to fix
 * it.
 */
export function WaitingRenewal({ renewal, onOtherCard }: WaitingRenewalProps) {
  const { t } = useTranslation('renewal');
  const { locale } = usePage();
  const price = exactMoney(renewal.amount, locale);
  const isDeclined = renewal.status !== 'requires_action';
  return (
    <div role="status" className={classes.waiting}>
      <ResultHeading>{t(isDeclined ? 'declined_title' : 'asks_bank_title')}</ResultHeading>
      <p>{t(isDeclined ? 'declined_text' : 'asks_bank_text', { price })}</p>
      <RenewalReason renewal={renewal} />
      <div className={classes.actions}>
        <Button variant={isDeclined ? 'accent' : 'outline'} onClick={onOtherCard}>
          {t('other_card')}
        </Button>
        <LinkButton to="/account-expired" variant={isDeclined ? 'outline' : 'accent'}>
          {t(isDeclined ? 'to_renewal' : 'confirm_with_bank')}
        </LinkButton>
      </div>
    </div>
  );
}
