import type { contract } from '@crewpad/contract';
import { useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import {
  fromCard,
  fromFailure,
  type PaymentError,
  saveCard,
  useAfterSetUp,
  type useCardForm,
  useCardSaved,
} from '../../../features/billing/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { storeCharged } from '../../../lib/charged-cards.ts';
import { openRefusalDialog } from '../../../lib/error-dialogs.ts';
import { owesSignUp, UNPAID_HOME } from '../../../lib/member-homes.ts';
import { updateUser } from '../../../lib/session-store.ts';
import { sitePath } from '../../../lib/site-path.ts';

interface NewCardOptions {
  user: contract.accounts.OwnUser;
  card: contract.billing.CardInfo | null;
  form: ReturnType<typeof useCardForm>;
  /** Whether to re-enable the renewal of a plan. */
  repeats: boolean;
  onSaved: () => void;
}

/** Saves the entered card. It continues to the page that asked for it, a first one to where it is needed. */
export function useNewCard({ user, card, form, repeats, onSaved }: NewCardOptions) {
  const { t } = useTranslation('pages/settings/billing');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const leadOn = useAfterSetUp();
  const showSaved = useCardSaved();
  const [state, setState] = useState<'open' | 'saving'>('open');
  const [error, setError] = useState<PaymentError | null>(null);
  const isBusy = useRef(false);

  const save = async () => {
    // One press, one card, even if a second press comes before the button is disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    setState('saving');
    try {
      const saved = await saveCard(user, form, repeats);
      if ('error' in saved) return setError(fromCard(saved.error));
      updateUser(saved.user);
      storeCharged(saved.user.id, saved.charges);
      showSaved(saved.renewal, saved.method, t('card_saved'));
      if (owesSignUp(saved.user)) return await navigate(UNPAID_HOME);
      const back = sitePath(query.get('ref_url'));
      if (back !== null) {
        await navigate(back);
        return await revalidate();
      }
      if (card === null) return await leadOn(saved.user);
      await revalidate();
      onSaved();
    } catch (failure) {
      if (!openRefusalDialog(failure)) setError(fromFailure(failure));
    } finally {
      isBusy.current = false;
      setState('open');
    }
  };
  return { state, save, error, closeError: () => setError(null) };
}
