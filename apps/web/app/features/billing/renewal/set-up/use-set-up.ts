import type { contract } from '@crewpad/contract';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { storeCharged } from '../../../../lib/charged-cards.ts';
import { openRefusalDialog } from '../../../../lib/error-dialogs.ts';
import { updateUser } from '../../../../lib/session-store.ts';
import { saveCard } from '../../card/save-card.ts';
import type { CardForm } from '../../card/use-card-form.ts';
import { useCardSaved } from '../../payment/card-renewal.ts';
import { fromCard, fromFailure, type PaymentError } from '../../payment/errors/payment-error.ts';
import type { CardChoice } from '../../payment/saved-card.tsx';
import { useAfterSetUp } from './use-after-set-up.ts';

interface SetUpOptions {
  user: contract.accounts.OwnUser;
  /** The card on file. */
  saved: contract.billing.CardInfo | null;
  form: CardForm;
  /** Whether to re-enable the renewal of a plan. */
  repeats: boolean;
}

/** Sets up a card for later payments, and continues. */
export function useSetUp({ user, saved, form, repeats }: SetUpOptions) {
  const { t } = useTranslation('billing/renewal');
  const [choice, setChoice] = useState<CardChoice>('other');
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<PaymentError | null>(null);
  const leadOn = useAfterSetUp();
  const showSaved = useCardSaved();
  // One press, one card, even if a second press comes before the button is disabled.
  const isBusy = useRef(false);

  const save = async () => {
    const result = await saveCard(user, form, repeats);
    if ('error' in result) return setError(fromCard(result.error));
    updateUser(result.user);
    storeCharged(result.user.id, result.charged);
    showSaved(result.renewal, result.method, t('saved'));
    await leadOn(result.user);
  };
  const submit = async () => {
    if (isBusy.current) return;
    if (choice === 'current') return leadOn(user);
    if (!(await form.check())) return;
    isBusy.current = true;
    setSaving(true);
    try {
      await save();
    } catch (failure) {
      if (!openRefusalDialog(failure)) setError(fromFailure(failure));
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };

  const isInvalid = saved?.valid === false;
  return {
    choice,
    setChoice,
    isInvalid,
    isSaving,
    error,
    closeError: () => setError(null),
    submit,
  };
}
