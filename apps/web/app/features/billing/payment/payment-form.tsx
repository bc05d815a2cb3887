import type { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import { IconLock, IconShieldLock } from '@tabler/icons-react';
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Sheet } from '../../../ui/scene-page.tsx';
import { CardBrands, CardFormFields, TestModeRibbon } from '../card/card-form.tsx';
import { useCardForm } from '../card/use-card-form.ts';
import { barClass, whyClass } from './payment-classes.ts';
import { PaymentErrorModal, useFocusAfterError } from './payment-error-modal.tsx';
import { PaymentWaiting, ResultHeading } from './payment-waiting.tsx';
import { SavedCard } from './saved-card.tsx';
import { type Purpose, usePayment } from './use-payment.ts';

export interface PaymentFormProps {
  user: contract.accounts.OwnUser;
  purpose: Purpose;
  plan: contract.billing.SubscriptionPlan;
  /** What is charged; the plan's price for a sign-up. */
  quote?: contract.billing.PlanQuote;
  /** The card on file. */
  card: contract.billing.CardInfo | null;
  /** The card could not pay the waiting renewal. */
  isCardDeclined?: boolean;
  /** Shown above the button while another card is entered. */
  cardNote?: string;
  /** What must be read before the button. */
  before?: ReactNode;
  /** Whether the button waits for the content of `before`. */
  isHeld?: boolean;
  /** Called after the payment; the member is redirected a little later. */
  onPaid?: () => void;
}

/** The payment sheet of a plan: the card, the button, and the result. */
export function PaymentSheet(props: PaymentFormProps) {
  const { t } = useTranslation('billing/payment');
  const hydrated = useHydrated();
  // After a reload the page may be much shorter, so the old scroll position is invalid.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const { member } = usePage();
  if (member?.switched) {
    return (
      <Sheet>
        <p className="m-0">{t('only_member')}</p>
      </Sheet>
    );
  }
  return (
    <Sheet>
      {hydrated ? (
        <PaymentForm {...props} />
      ) : (
        <p role="status" className="m-0 min-h-128 text-muted">
          {t('fields_loading')}
        </p>
      )}
    </Sheet>
  );
}

function PaymentForm(props: PaymentFormProps) {
  const { user, purpose, plan, card: savedCard, isCardDeclined = false, cardNote, onPaid } = props;
  const { before, isHeld = false, quote } = props;
  const { t } = useTranslation('billing/payment');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const form = useCardForm(user);
  // A card that was declined is on file from then on; the fields stay where they are.
  const [isShort] = useState(!savedCard);
  const payment = usePayment({ user, purpose, plan: plan.plan, quote, savedCard, form });
  const price = exactMoney(quote?.charge ?? plan.priceAmount, locale);
  const { state } = payment;
  const reportPaid = useEffectEvent(() => onPaid?.());
  // Before the next paint, so that the surrounding page does not contradict it.
  useLayoutEffect(() => {
    if (state === 'paid') reportPaid();
  }, [state]);
  const payButton = useFocusAfterError(payment.error, () => form.fields.current?.focus('number'));

  if (state === 'paid') {
    return (
      <div role="status">
        <ResultHeading>{t('paid_title')}</ResultHeading>
        <p>{t('paid_text', { title: planTexts(plan.plan).title, price })}</p>
        <LinkButton to="/receipts" variant="outline">
          {t('see_receipts')}
        </LinkButton>
      </div>
    );
  }
  const isWaiting = state === 'processing' || state === 'long';
  const isTyped = payment.choice === 'other';
  const isReady = !isTyped || form.state === 'ready';
  const disabledReason = disabledReasonOf({
    isConfirming: state === 'confirming',
    isHeld,
    isReady,
  });
  return (
    <>
      {isWaiting && <PaymentWaiting isLong={state === 'long'} onCheckAgain={payment.checkAgain} />}
      {/* It stays there unseen: the frames hold what was typed, and the 3-D Secure step needs them. */}
      <div hidden={isWaiting}>
        <Form form={form.form} onSubmit={payment.pay}>
          {savedCard ? (
            <SavedCard
              savedCard={savedCard}
              isInvalid={payment.isCardInvalid}
              wasDeclined={payment.isCardDeclined || isCardDeclined}
              choice={payment.choice}
              onChoice={payment.setChoice}
            />
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="m-0 text-lg">{t('card')}</h2>
              <CardBrands />
            </div>
          )}
          <div className={isTyped ? undefined : 'invisible -mb-6 h-0 overflow-hidden'}>
            <CardFormFields card={form} isShort={isShort} />
          </div>
          <TestModeRibbon className="m-0" />
          {before}
          <div className="grid gap-1">
            {isTyped && (
              <p className="m-0 text-xs text-ink-soft">
                {t('secure')} {cardNote}
              </p>
            )}
            <CardSafety role={isListerPlan(plan.plan) ? 'lister' : 'seeker'} />
          </div>
          <div className={barClass} data-own-bar>
            <p id="pay-why" className={whyClass} aria-live="polite">
              {disabledReason && t(disabledReason)}
            </p>
            <Button
              ref={payButton}
              type="submit"
              variant="accent"
              className="min-h-13! w-full text-md"
              disabled={!isReady || isHeld || state !== 'open'}
              aria-describedby="pay-why"
            >
              <IconLock aria-hidden size={20} />
              {state === 'open' ? t('pay', { price }) : t('paying')}
            </Button>
          </div>
        </Form>
      </div>
      <PaymentErrorModal error={payment.error} onClose={payment.closeError} />
    </>
  );
}

/** Why the button is disabled, shown above it. */
function disabledReasonOf(at: { isConfirming: boolean; isHeld: boolean; isReady: boolean }) {
  if (at.isConfirming) return 'confirming';
  if (!at.isReady) return 'fields_loading';
  return at.isHeld ? 'agree_first' : null;
}

/** Who processes the card, what happens on a decline, and what the payer agrees to. */
function CardSafety({ role }: { role: 'seeker' | 'lister' }) {
  const { t } = useTranslation('billing/payment');
  const { card } = usePage();
  return (
    <div className="safety text-xs text-ink-soft [&_p]:m-0">
      {card.mode === 'stripe' && (
        <p className="[.safety_&]:mb-1 [.safety_&]:flex [.safety_&]:items-center [.safety_&]:gap-1 [.safety_&]:font-medium [.safety_&]:text-ink">
          <IconShieldLock aria-hidden size={20} />
          {t('secured_by_stripe')}
        </p>
      )}
      <p>{t('if_declined')}</p>
      <p className="flex flex-wrap items-center gap-x-4 [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center">
        <Link to={`/notice-of-understanding?for=${role}`} target="_blank" rel="noopener">
          {t('terms')}
        </Link>
        <Link to="/refund-policies" target="_blank" rel="noopener">
          {t('refunds')}
        </Link>
        <span>{t('new_window')}</span>
      </p>
    </div>
  );
}
