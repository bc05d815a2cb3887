import type { contract } from '@crewpad/contract';
import { useState } from 'react';
import {
  CardFormFields,
  PaymentErrorModal,
  RenewalChoice,
  TestModeRibbon,
  useCardForm,
  useFocusAfterError,
  WillCharge,
} from '../../../features/billing/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import formClasses from '../../../ui/form/form.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { useNewCard } from './use-new-card.ts';

interface NewCardFormProps {
  user: contract.accounts.OwnUser;
  /** The card it replaces. */
  card: contract.billing.CardInfo | null;
  /** What saving a card re-enables; null if it changes no renewal. */
  restorable: contract.billing.RestorableRenewal | null;
  /** What the card is charged when it is saved, and later. */
  willCharge: contract.billing.WillCharge[];
  onSaved: () => void;
}

/** The form of a new card. Client-only, because of the provider's frames. */
export function NewCardForm({ user, card, restorable, willCharge, onSaved }: NewCardFormProps) {
  const { t } = useTranslation('pages/settings/billing');
  const form = useCardForm(user);
  const [repeats, setRepeats] = useState(true);
  const { state, save, error, closeError } = useNewCard({ user, card, form, repeats, onSaved });
  const saveButton = useFocusAfterError(error, () => form.fields.current?.focus('number'));
  const [isConfirming, setConfirming] = useState(false);
  const isReady = form.state === 'ready';

  const submit = async () => {
    if (!isReady || state !== 'open' || !(await form.check())) return;
    if (card?.valid) setConfirming(true);
    else await save();
  };

  return (
    <div>
      <TestModeRibbon />
      <Form form={form.form} onSubmit={submit}>
        <CardFormFields card={form} />
        {restorable && (
          <RenewalChoice restorable={restorable} repeats={repeats} onRepeats={setRepeats} />
        )}
        <WillCharge charges={willCharge} />
        <div>
          <Button
            ref={saveButton}
            type="submit"
            variant="accent"
            className={formClasses.submit}
            disabled={!isReady || state !== 'open'}
            aria-describedby="save-card-note"
          >
            {t(state === 'open' ? 'save_card' : 'saving')}
          </Button>
          <p id="save-card-note" className={formClasses.why} aria-live="polite">
            {t(isReady ? 'secure' : 'fields_loading')}
          </p>
        </div>
      </Form>
      <ConfirmDialog
        open={isConfirming}
        title={t('replace_title')}
        confirm={t('replace_confirm')}
        cancel={t('cancel', { ns: 'common' })}
        close={t('close', { ns: 'common' })}
        onConfirm={() => {
          setConfirming(false);
          save();
        }}
        onClose={() => setConfirming(false)}
      >
        <p>{t('replace_text')}</p>
      </ConfirmDialog>
      <PaymentErrorModal isSaving error={error} onClose={closeError} />
    </div>
  );
}
