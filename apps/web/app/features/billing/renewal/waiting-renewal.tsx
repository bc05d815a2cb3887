import { useTranslation } from 'react-i18next';
import { paymentText } from '../../../i18n/en/payment.ts';
import { renewalText } from '../../../i18n/en/renewal.ts';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ownTextOf } from '../payment/payment-error.ts';
import { ResultHeading } from '../payment/result-heading.tsx';
import classes from './renewal.module.css';
import type { CardRenewal } from './tried-renewal.ts';

interface WaitingRenewalProps {
  renewal: CardRenewal;
  onOtherCard: () => void;
}

/** The card is kept, but did not pay the renewal that waits: why, what comes next, how to mend it. */
export function WaitingRenewal({ renewal, onOtherCard }: WaitingRenewalProps) {
  const { t } = useTranslation(renewalText);
  const { t: p } = useTranslation(paymentText);
  const { locale } = usePage();
  const { status, refusal, next_try_at } = renewal;
  const price = exactMoney(renewal.amount, locale);
  const isDeclined = status === 'declined';
  const ownText = refusal && ownTextOf({ error: 'card_error', data: refusal });
  const reason = ownText ? p(ownText) : refusal?.message;
  return (
    <div role="status" className={classes.waiting}>
      <ResultHeading>{t(isDeclined ? 'declined_title' : 'asks_bank_title')}</ResultHeading>
      <p>{t(isDeclined ? 'declined_text' : 'asks_bank_text', { price })}</p>
      {isDeclined && reason && <p>{t('declined_reason', { reason })}</p>}
      <p>
        {next_try_at === null
          ? t('no_next_try')
          : t('next_try', { date: fullDate(next_try_at, locale) })}
      </p>
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
