import type { CardInfo, OwnUser, SubscriptionPlan } from '@crewpad/contract';
import { useTranslation } from 'react-i18next';
import { useWording } from '../../../brand/use-wording.ts';
import { paymentText } from '../../../i18n/en/payment.ts';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioField } from '../../../ui/form/choice-fields.tsx';
import formClasses from '../../../ui/form/form.module.css';
import { FormSummary } from '../../../ui/form/form-summary.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { SignUpSteps } from '../../accounts/index.ts';
import { cardBrand } from '../card/card-brand.ts';
import { CardFormFields } from '../card/card-form.tsx';
import { TestModeRibbon } from '../card/test-mode-ribbon.tsx';
import { useCardForm } from '../card/use-card-form.ts';
import classes from './payment.module.css';
import { PaymentErrorModal } from './payment-error-modal.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { usePayment } from './use-payment.ts';

export interface PaymentPageProps {
  user: OwnUser;
  plan: SubscriptionPlan;
  card: CardInfo | null;
}

/** The first payment of a sign-up: what it costs, by which card, and what happens next. */
export function PaymentPage(props: PaymentPageProps) {
  const { t } = useTranslation(paymentText);
  const hydrated = useHydrated();
  return (
    <ScenePage
      width="wide"
      above={<SignUpSteps at="payment" />}
      title={t('payment_title')}
      lead={t('payment_lead')}
    >
      <div className={classes.columns}>
        <PlanSummary plan={props.plan} />
        <Sheet>
          <TestModeRibbon />
          {hydrated ? (
            <PaymentForm {...props} />
          ) : (
            <p role="status" className={classes.waiting}>
              {t('fields_loading')}
            </p>
          )}
        </Sheet>
      </div>
    </ScenePage>
  );
}

function PaymentForm({ user, plan, card: saved }: PaymentPageProps) {
  const { t } = useTranslation(paymentText);
  const { locale } = usePage();
  const spoken = useWording();
  const form = useCardForm(user);
  const payment = usePayment({ user, plan: plan.plan, saved, form });
  const price = exactMoney(plan.priceAmount, locale);
  const { state } = payment;

  if (state === 'paid') {
    return (
      <div role="status">
        <h2 className={formClasses.heading}>{t('paid_title')}</h2>
        <p>{t('paid_text', { title: spoken(plan.title), price })}</p>
        <LinkButton to="/receipts" variant="outline">
          {t('see_receipts')}
        </LinkButton>
      </div>
    );
  }
  const isWaiting = state === 'processing' || state === 'long';
  const isReady = payment.choice === 'current' || form.state === 'ready';
  return (
    <>
      {isWaiting && (
        <div role="status">
          <h2 className={formClasses.heading}>{t('processing_title')}</h2>
          <p>{t(state === 'long' ? 'processing_long' : 'processing_text')}</p>
          {state === 'long' && (
            <Button variant="outline" onClick={payment.checkAgain}>
              {t('check_again')}
            </Button>
          )}
        </div>
      )}
      {/* It stays there unseen: the frames hold what was typed, and the 3-D Secure step needs them. */}
      <div hidden={isWaiting}>
        <FormSummary {...form.form} />
        <form
          method="post"
          noValidate
          className={formClasses.form}
          onSubmit={(event) => {
            event.preventDefault();
            payment.pay();
          }}
        >
          <h2 className={formClasses.heading}>{t('card')}</h2>
          {saved && <SavedCard saved={saved} payment={payment} />}
          <div className={payment.choice === 'current' ? classes.away : undefined}>
            <CardFormFields card={form} />
          </div>
          <div>
            <Button
              type="submit"
              variant="accent"
              className={formClasses.submit}
              disabled={!isReady || state !== 'open'}
              aria-describedby="pay-note"
            >
              {state === 'open' ? t('pay', { price }) : t('paying')}
            </Button>
            <p id="pay-note" className={formClasses.why} aria-live="polite">
              {state === 'confirming' ? t('confirming') : t(isReady ? 'secure' : 'fields_loading')}
            </p>
          </div>
        </form>
      </div>
      <PaymentErrorModal error={payment.error} onClose={payment.closeError} />
    </>
  );
}

interface SavedCardProps {
  saved: CardInfo;
  payment: ReturnType<typeof usePayment>;
}

/** The card on file, or another one; a card that is no longer good cannot be chosen. */
function SavedCard({ saved, payment }: SavedCardProps) {
  const { t } = useTranslation(paymentText);
  const expiry = `${String(saved.exp_month).padStart(2, '0')}/${saved.exp_year}`;
  const label = t('current_card', { brand: cardBrand(saved.brand), last4: saved.last4, expiry });
  if (payment.isCardInvalid) {
    return (
      <p className={classes.invalid}>
        <strong>{t('badge_invalid')}</strong> {label}. {t('card_invalid')}
      </p>
    );
  }
  return (
    <RadioField
      name="card_choice"
      label={t('card')}
      value={payment.choice}
      onValue={payment.setChoice}
      choices={[
        { value: 'current', label },
        { value: 'other', label: t('other_card') },
      ]}
    />
  );
}
