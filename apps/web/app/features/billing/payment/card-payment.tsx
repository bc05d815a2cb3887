import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import formClasses from '../../../ui/form/form.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { CardFormFields, TestModeRibbon } from '../card/card-form.tsx';
import { useCardForm } from '../card/use-card-form.ts';
import classes from './payment.module.css';
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
  if (member?.switched) return <p className={classes.notice}>{t('only_member')}</p>;
  return hydrated ? (
    <>
      <TestModeRibbon />
      <Fields {...props} />
    </>
  ) : (
    <p role="status" className={classes.waiting}>
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
            <h2 className={formClasses.heading}>{t('card')}</h2>
          )}
          <div className={isTyped ? undefined : classes.away}>
            <CardFormFields card={form} />
          </div>
          {before}
          {isTyped && <p className={classes.note}>{t('secure')}</p>}
          <div
            className={hasBar ? classes.bar : undefined}
            data-own-bar={(hasBar && !isWaiting) || undefined}
          >
            {error && (
              <div className={classes.failed}>
                <PaymentRefusal error={error} />
              </div>
            )}
            <p id="pay-why" className={classes.why} aria-live="polite">
              {disabledReason && t(disabledReason)}
            </p>
            <div className={classes.buttons}>
              <Button variant="outline" onClick={onCancel} disabled={state !== 'open'}>
                {cancelLabel}
              </Button>
              <Button
                type="submit"
                variant="accent"
                className={classes.pay}
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
        <strong className={classes.refusal}>
          {'code' in title ? t(title.key, { code: title.code }) : t(title.key)}
        </strong>
      )}
      {ownText ? t(ownText) : error.message || t('no_message')}
      {isCard && !ownText && ` ${t('not_charged')}`}
    </FormRefusal>
  );
}
