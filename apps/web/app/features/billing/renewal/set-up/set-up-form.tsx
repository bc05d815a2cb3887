import type { contract } from '@crewpad/contract';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import formClasses from '../../../../ui/form/form.module.css';
import { Form } from '../../../../ui/form/form.tsx';
import { CardFormFields } from '../../card/card-form.tsx';
import { RenewalChoice } from '../../card/renewal-choice.tsx';
import { useCardForm } from '../../card/use-card-form.ts';
import { WillCharge } from '../../card/will-charge.tsx';
import { PaymentErrorModal } from '../../payment/errors/payment-error-modal.tsx';
import { useFocusAfterError } from '../../payment/errors/use-focus-after-error.ts';
import classes from '../../payment/payment.module.css';
import { SavedCard } from '../../payment/saved-card.tsx';
import { FailedRenewal } from '../failed-renewal.tsx';
import { useSetUp } from './use-set-up.ts';

export interface SetUpFormProps {
  user: contract.accounts.OwnUser;
  card: contract.billing.CardInfo | null;
  /** A renewal that waits for the member, if any. */
  renewal: contract.billing.ChargedRenewal;
  /** What saving a card re-enables; null if it changes no renewal. */
  restorable: contract.billing.RestorableRenewal | null;
  /** What the card is charged when it is saved, and later. */
  willCharge: contract.billing.WillCharge[];
}

/** Client-only, because of the frames. */
export function SetUpForm(props: SetUpFormProps) {
  const { t } = useTranslation('billing/payment');
  if (useHydrated()) return <CardSetUp {...props} />;
  return (
    <p role="status" className={classes.waiting}>
      {t('fields_loading')}
    </p>
  );
}

function CardSetUp({ user, card, renewal, restorable, willCharge }: SetUpFormProps) {
  const { t } = useTranslation('billing/renewal');
  const { t: p } = useTranslation('billing/payment');
  const form = useCardForm(user);
  const [repeats, setRepeats] = useState(true);
  const setUp = useSetUp({ user, saved: card, form, repeats });
  const saveButton = useFocusAfterError(setUp.error, () => form.fields.current?.focus('number'));
  const isTyped = setUp.choice === 'other';
  const isReady = !isTyped || form.state === 'ready';
  return (
    <>
      <FailedRenewal renewal={renewal} at="card" />
      <Form form={form.form} onSubmit={setUp.submit}>
        {card ? (
          <SavedCard
            saved={card}
            isInvalid={setUp.isInvalid}
            wasDeclined={false}
            choice={setUp.choice}
            onChoice={setUp.setChoice}
          />
        ) : (
          <h2 className={formClasses.heading}>{p('card')}</h2>
        )}
        <div className={isTyped ? undefined : classes.away}>
          <CardFormFields card={form} />
        </div>
        {isTyped && restorable && (
          <RenewalChoice restorable={restorable} repeats={repeats} onRepeats={setRepeats} />
        )}
        {isTyped && <WillCharge charges={willCharge} />}
        <div>
          <Button
            ref={saveButton}
            type="submit"
            variant="accent"
            className={formClasses.submit}
            disabled={!isReady || setUp.isSaving}
            aria-describedby="save-note"
          >
            {setUp.isSaving ? t('saving') : t(isTyped ? 'save_card' : 'keep_card')}
          </Button>
          <p id="save-note" className={formClasses.why} aria-live="polite">
            {isReady ? isTyped && p('secure') : p('fields_loading')}
          </p>
        </div>
      </Form>
      <PaymentErrorModal isSaving error={setUp.error} onClose={setUp.closeError} />
    </>
  );
}
