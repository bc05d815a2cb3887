import type { contract, PaidFacts } from '@crewpad/contract';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { storeCharged } from '../../../lib/charged-cards.ts';
import { openRefusalDialog } from '../../../lib/error-dialogs.ts';
import { updateUser } from '../../../lib/session-store.ts';
import { toast } from '../../../ui/toast.ts';
import { saveCard } from '../card/save-card.ts';
import type { CardForm } from '../card/use-card-form.ts';
import { useCardSaved } from './card-renewal.ts';
import { storeDeclined, wasDeclined } from './declined-card.ts';
import { fromCard, fromFailure, type PaymentError } from './payment-error.ts';
import type { CardChoice } from './saved-card.tsx';
import {
  ActionRefused,
  type MoneyCall,
  newPaymentKey,
  OtherPayment,
  settle,
  useOtherPayment,
} from './settle.ts';

export interface CardPaymentOptions<Answer extends object> {
  user: contract.accounts.OwnUser;
  /** The card on file. */
  card: contract.billing.CardInfo | null;
  /** Charges the card on file. */
  pay: MoneyCall<Answer>;
  onPaid: (answer: Answer) => void | Promise<void>;
  /** Another tab has paid it, and this call charged nothing; by default a toast says so. */
  onPaidElsewhere?: (facts: PaidFacts | undefined, message: string) => void | Promise<void>;
  /** An error unrelated to the card; returns true if the page shows it itself. */
  onRefused?: (error: unknown) => boolean;
}

type State = 'open' | 'paying' | 'confirming' | 'processing' | 'long' | 'paid';

/** Error codes that another card can fix. */
const NEEDS_CARD: readonly unknown[] = ['PAYMENT_METHOD_REQUIRED', 'CUSTOMER_ID_MISSING'];

/** Pays something with the card on file, or with another one that is saved first. */
export function useCardPayment<Answer extends object>(
  { user, card, pay, onPaid, onPaidElsewhere, onRefused }: CardPaymentOptions<Answer>,
  form: CardForm,
) {
  const { revalidate } = useRevalidator();
  const describe = useOtherPayment();
  const showSaved = useCardSaved();
  const [state, setState] = useState<State>('open');
  const [error, setError] = useState<PaymentError | null>(null);
  const isDeclined = wasDeclined(user.payment_method);
  const [requestedChoice, setRequestedChoice] = useState<CardChoice>(
    isDeclined ? 'other' : 'current',
  );
  // Only another card is possible without a valid one on file.
  const choice = card?.valid ? requestedChoice : 'other';
  // One press, one payment, even if a second press comes before the button is disabled.
  const isBusy = useRef(false);
  // The pending payment when the page stopped waiting.
  const pendingKey = useRef<string | null>(null);

  /** Nothing was charged here. */
  const showOther = async (payment: OtherPayment) => {
    const message = describe(payment);
    if (!payment.isPaid) setError({ message });
    else if (onPaidElsewhere) return onPaidElsewhere(payment.paid, message);
    else toast({ kind: 'info', message });
    await revalidate();
  };

  const refuse = async (failure: unknown, method: string | null) => {
    setState('open');
    if (failure instanceof ActionRefused) {
      setError(fromCard(failure.card));
      // By now an entered card is on file and only needs a confirmation.
      await revalidate();
      return setRequestedChoice('current');
    }
    if (failure instanceof OtherPayment) return showOther(failure);
    if (onRefused?.(failure)) return;
    if (openRefusalDialog(failure)) return revalidate();
    const paymentError = fromFailure(failure);
    setError(paymentError);
    const code = isApiError(failure) ? failure.body.error_code : undefined;
    if (paymentError.error !== undefined || NEEDS_CARD.includes(code)) setRequestedChoice('other');
    if (paymentError.error === 'card_error') storeDeclined(method);
    await revalidate();
  };

  const finish = async (key: string) => {
    const answer = await settle(pay, {
      key,
      onState: setState,
      handleNextAction: async (secret) =>
        (await form.fields.current?.handleNextAction(secret)) ?? { error: null },
    });
    pendingKey.current = answer === null ? key : null;
    if (answer === null) return setState('long');
    storeDeclined(null);
    setState('paid');
    await onPaid(answer);
  };

  /** Resolves with the charged method; null if the card was refused. */
  const saveTyped = async (): Promise<string | null> => {
    // This does not affect a plan's renewal.
    const result = await saveCard(user, form, false);
    if ('error' in result) {
      setState('open');
      setError(fromCard(result.error));
      return null;
    }
    updateUser(result.user);
    storeCharged(result.user.id, result.charges);
    // A waiting renewal of a plan may have been charged to it.
    if (result.renewal !== null) showSaved(result.renewal, result.method, null);
    return result.method;
  };

  const run = async (work: () => Promise<void>, method: () => string | null) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('paying');
    setError(null);
    try {
      await work();
    } catch (failure) {
      await refuse(failure, method());
    } finally {
      isBusy.current = false;
    }
  };

  const submit = async () => {
    if (state !== 'open' || (choice === 'other' && !(await form.check()))) return;
    let method = user.payment_method;
    return run(
      async () => {
        if (choice === 'other') method = await saveTyped();
        if (method !== null) await finish(newPaymentKey());
      },
      () => method,
    );
  };
  const checkAgain = () => {
    const key = pendingKey.current;
    if (key === null) return;
    return run(
      () => finish(key),
      () => user.payment_method,
    );
  };

  return { state, error, choice, setChoice: setRequestedChoice, isDeclined, submit, checkAgain };
}
