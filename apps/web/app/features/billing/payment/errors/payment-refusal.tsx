import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { FormRefusal } from '../../../../ui/form/form-refusal.tsx';
import classes from '../payment.module.css';
import { ownTextOf, type PaymentError, titleOf } from './payment-error.ts';

/** Why a payment failed, next to the pay button, and how to fix it. */
export function PaymentRefusal({ error }: { error: PaymentError }) {
  const { t } = useTranslation('payment');
  const title = titleOf(error);
  const ownText = ownTextOf(error);
  const isCard = error.error === 'card_error';
  return (
    <FormRefusal>
      {isCard && (
        <strong className={classes.refusal}>
          {'code' in title ? t(title.key, { code: title.code }) : t(title.key)}
        </strong>
      )}
      {ownText ? t(ownText) : error.message || t('no_message')}
      {isCard && !ownText && ` ${t('not_charged')}`}
    </FormRefusal>
  );
}
