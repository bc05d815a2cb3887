import { useTranslation } from 'react-i18next';
import { paymentText } from '../../../i18n/en/payment.ts';
import { ScenePage } from '../../../ui/scene-page.tsx';
import { SignUpSteps } from '../../accounts/index.ts';
import classes from './payment.module.css';
import { type PaymentFormProps, PaymentSheet } from './payment-form.tsx';
import { PlanSummary } from './plan-summary.tsx';

type PaymentPageProps = Omit<PaymentFormProps, 'purpose'>;

/** The first payment of a sign-up: what it costs, by which card, and what happens next. */
export function PaymentPage(props: PaymentPageProps) {
  const { t } = useTranslation(paymentText);
  return (
    <ScenePage
      width="wide"
      above={<SignUpSteps at="payment" />}
      title={t('payment_title')}
      lead={t('payment_lead')}
    >
      <div className={classes.columns}>
        <PlanSummary plan={props.plan} />
        <PaymentSheet {...props} purpose="sign_up" />
      </div>
    </ScenePage>
  );
}
