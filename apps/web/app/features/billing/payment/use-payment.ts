import type {
  CardInfo,
  OwnUser,
  savePaymentMethod,
  setupCustomer,
  setupIntent,
} from '@crewpad/contract';
import { AFTER_PAYMENT_MS, type Plan } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import { paymentText } from '../../../i18n/en/payment.ts';
import { endpoint } from '../../../lib/browser-call.ts';
import { homeOfPlan } from '../../../lib/member-homes.ts';
import { isUnpaidSession, keepSession, updateSession } from '../../../lib/session-store.ts';
import { toast } from '../../../ui/toast.ts';
import type { CardForm } from '../card/use-card-form.ts';
import { keepDeclined, wasDeclined } from './declined-card.ts';
import { fromCard, fromFailure, type PaymentError } from './payment-error.ts';
import type { CardChoice } from './saved-card.tsx';
import { ActionRefused, newPaymentKey, type Paid, settle } from './settle.ts';

const makeCustomer = endpoint<typeof setupCustomer>('POST', '/stripe/setup-customer');
const makeIntent = endpoint<typeof setupIntent>('POST', '/stripe/setup-intent');
const saveMethod = endpoint<typeof savePaymentMethod>('POST', '/stripe/save-payment-method');

export type PaymentState = 'open' | 'paying' | 'confirming' | 'processing' | 'long' | 'paid';

interface PaymentOptions {
  user: OwnUser;
  plan: Plan;
  saved: CardInfo | null;
  form: CardForm;
}

/** The first payment of a sign-up: saves the card, pays the plan, lets the member in. */
export function usePayment({ user, plan, saved, form }: PaymentOptions) {
  const { t } = useTranslation(paymentText);
  const [state, setState] = useState<PaymentState>('open');
  const [error, setError] = useState<PaymentError | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const isCardInvalid = saved?.valid === false || (gone !== null && gone === user.payment_method);
  const isCardDeclined = wasDeclined(user.payment_method);
  const [choice, setChoice] = useState<CardChoice>(
    saved?.valid && !isCardDeclined ? 'current' : 'other',
  );
  const { revalidate } = useRevalidator();
  const paid = useAfterPayment(state === 'paid');
  const person = { name: `${user.first_name} ${user.last_name}`, email: user.email };
  // One press, one payment: also when the second one comes before the button is shown as pressed.
  const isBusy = useRef(false);
  // What was being paid when the page stopped waiting for it.
  const pending = useRef<{ key: string; customer: string; method: string } | null>(null);

  const fail = (failure: PaymentError, used: string | null) => {
    setState('open');
    setError(failure);
    if (used === null) return;
    // The card on file did not pay: another one is what comes next, and this one is marked.
    setChoice('other');
    if (failure.error === 'invalid_payment_method') setGone(used);
    if (failure.error === 'card_error') keepDeclined(used);
    if (choice === 'other') return revalidate();
  };

  /** The customer and the method to pay with, or null when the card was refused. */
  const method = async (): Promise<{ customer: string; method: string } | null> => {
    const { customer_id } = await makeCustomer(
      { body: { user_id: user.id, customer_id: user.customer_id, ...person } },
      { quiet: true },
    );
    if (choice === 'current' && user.payment_method) {
      return { customer: customer_id, method: user.payment_method };
    }
    const fields = form.fields.current;
    if (fields === null) throw new Error('The card fields are not there.');
    const { client_secret } = await makeIntent(
      { body: { customer_id, ...person } },
      { quiet: true },
    );
    const { owner } = form;
    const confirmed = await fields.confirmSetup(client_secret, {
      name: `${owner.first_name.trim()} ${owner.last_name.trim()}`,
      email: user.email,
      address: { postal_code: owner.address_zip.trim(), country: owner.address_country },
    });
    if ('error' in confirmed) {
      fail(fromCard(confirmed.error), null);
      return null;
    }
    const payment_method = confirmed.paymentMethodId;
    await saveMethod({ body: { customer_id, payment_method, user_id: user.id } }, { quiet: true });
    return { customer: customer_id, method: payment_method };
  };

  const finish = async (key: string, customer: string, payment_method: string) => {
    const answer = await settle(
      { user_plan: plan, customer_id: customer, payment_method },
      {
        key,
        onState: setState,
        handleNextAction: async (secret) =>
          (await form.fields.current?.handleNextAction(secret)) ?? { error: null },
      },
    );
    if (answer === null) {
      pending.current = { key, customer, method: payment_method };
      return setState('long');
    }
    pending.current = null;
    keepDeclined(null);
    keepPaid(answer);
    toast({ kind: 'success', message: t('paid'), stays: AFTER_PAYMENT_MS });
    paid.current = answer.user;
    setState('paid');
  };

  const run = async (pay: (use: (method: string) => void) => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('paying');
    let used: string | null = null;
    try {
      await pay((method) => {
        used = method;
      });
    } catch (failure) {
      await fail(
        failure instanceof ActionRefused ? fromCard(failure.card) : fromFailure(failure),
        used,
      );
    } finally {
      isBusy.current = false;
    }
  };

  const pay = () => {
    if (state !== 'open' || (choice === 'other' && !form.check())) return;
    return run(async (use) => {
      const found = await method();
      if (found === null) return;
      use(found.method);
      await finish(newPaymentKey(), found.customer, found.method);
    });
  };
  const checkAgain = () => {
    const last = pending.current;
    if (last === null) return;
    return run((use) => {
      use(last.method);
      return finish(last.key, last.customer, last.method);
    });
  };

  return {
    state,
    error,
    closeError: () => setError(null),
    choice,
    setChoice,
    isCardInvalid,
    isCardDeclined,
    pay,
    checkAgain,
  };
}

/** Where a paid member goes, a little later: he should see that it worked. */
function useAfterPayment(isPaid: boolean) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const paid = useRef<OwnUser | null>(null);
  useEffect(() => {
    if (!isPaid) return;
    const leave = setTimeout(async () => {
      await navigate(homeOfPlan(paid.current?.user_plan ?? null), { replace: true });
      await revalidate();
    }, AFTER_PAYMENT_MS);
    return () => clearTimeout(leave);
  }, [isPaid, navigate, revalidate]);
  return paid;
}

function keepPaid({ token, user }: Paid): void {
  const session = { token, user, has_auto_payment: user.automatic_payment === 1 };
  if (isUnpaidSession()) keepSession(session, false);
  else updateSession(session);
}
