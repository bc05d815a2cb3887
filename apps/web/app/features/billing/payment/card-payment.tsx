import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { CardFormFields, TestModeRibbon } from '../card/card-form.tsx';
import { useCardForm } from '../card/use-card-form.ts';
import { barClass, whyClass } from './payment-classes.ts';
import { ownTextOf, type PaymentError, titleOf } from './payment-error.ts';
import { PaymentWaiting } from './payment-waiting.tsx';
import { SavedCard } from './saved-card.tsx';
import { type CardPaymentOptions, useCardPayment } from './use-card-payment.ts';

interface CardPaymentProps<Answer extends object> extends CardPaymentOptions<Answer> {
  /** The pay button, with the amount. */
  label: string;
  /** What must be read before the button. */
  before?: ReactNode;
  /** The secondary button beside it. */
  onCancel: () => void;
  cancelLabel: string;
  /** Whether the buttons stay at the bottom of a phone's screen; only at the end of a sheet. */
  hasBar?: boolean;
}

/** Pays by card in place: the card on file or another one, the button, and the result. */
export function CardPayment<Answer extends object>(props: CardPaymentProps<Answer>) {
  const { t } = useTranslation('billing/payment');
  const hydrated = useHydrated();
  const { member } = usePage();
  if (member?.switched) return <p className="m-0">{t('only_member')}</p>;
  return hydrated ? (
    <>
      <TestModeRibbon />
      <Fields {...props} />
    </>
  ) : (
    <p role="status" className="m-0 min-h-128 text-muted">
      {t('fields_loading')}
    </p>
  );
}

function Fields<Answer extends object>(props: CardPaymentProps<Answer>) {
  const { user, card, label, before, onCancel, cancelLabel, hasBar = false } = props;
  const { t } = useTranslation('billing/payment');
  const form = useCardForm(user);
  const { state, error, choice, setChoice, isDeclined, submit, checkAgain } = useCardPayment(
    props,
    form,
  );
  const isWaiting = state === 'processing' || state === 'long';
  const isTyped = choice === 'other';
  const isReady = !isTyped || form.state === 'ready';
  const disabledReason = state === 'confirming' ? 'confirming' : isReady ? null : 'fields_loading';
  return (
    <>
      {isWaiting && <PaymentWaiting isLong={state === 'long'} onCheckAgain={checkAgain} />}
      {/* It stays there unseen: the frames hold what was typed, and the 3-D Secure step needs them. */}
      <div hidden={isWaiting}>
        <Form form={form.form} onSubmit={submit}>
          {card ? (
            <SavedCard
              savedCard={card}
              isInvalid={!card.valid}
              wasDeclined={isDeclined}
              choice={choice}
              onChoice={setChoice}
            />
          ) : (
            <h2 className="m-0 text-md">{t('card')}</h2>
          )}
          <div className={isTyped ? undefined : 'invisible -mb-6 h-0 overflow-hidden'}>
            <CardFormFields card={form} />
          </div>
          {before}
          {isTyped && <p className="m-0 text-xs text-ink-soft">{t('secure')}</p>}
          <div
            className={hasBar ? barClass : undefined}
            data-own-bar={(hasBar && !isWaiting) || undefined}
          >
            {error && (
              <div className="mb-2">
                <PaymentRefusal error={error} />
              </div>
            )}
            <p id="pay-why" className={whyClass} aria-live="polite">
              {disabledReason && t(disabledReason)}
            </p>
            <div className="buttons flex flex-wrap-reverse gap-2 max-sm:*:flex-auto max-sm:[.bar_&>*]:flex-auto! max-sm:[.bar_&>*]:px-3! max-sm:[.bar_&>.pay]:grow-2!">
              <Button variant="outline" onClick={onCancel} disabled={state !== 'open'}>
                {cancelLabel}
              </Button>
              <Button
                type="submit"
                variant="accent"
                className="[.buttons_&]:min-h-13! [.buttons_&]:grow [.buttons_&]:basis-64 [.buttons_&]:text-md pay"
                disabled={!isReady || state !== 'open'}
                aria-describedby="pay-why"
              >
                <IconLock aria-hidden size={20} />
                {state === 'open' ? label : t('paying')}
              </Button>
            </div>
          </div>
        </Form>
      </div>
    </>
  );
}

/** Why a payment failed, next to the pay button, and how to fix it. */
function PaymentRefusal({ error }: { error: PaymentError }) {
  const { t } = useTranslation('billing/payment');
  const title = titleOf(error);
  const ownText = ownTextOf(error);
  const isCard = error.error === 'card_error';
  return (
    <FormRefusal>
      {isCard && (
        <strong className="block">
          {'code' in title ? t(title.key, { code: title.code }) : t(title.key)}
        </strong>
      )}
      {ownText ? t(ownText) : error.message || t('no_message')}
      {isCard && !ownText && ` ${t('not_charged')}`}
    </FormRefusal>
  );
}
