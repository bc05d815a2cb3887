import type { ApiError, contract, OperationAnswer } from '@crewpad/contract';
import { accounts, billing } from '@crewpad/contract/endpoints';
import { AFTER_PAYMENT_MS, type Plan } from '@crewpad/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { storeCharged } from '../../../lib/charged-cards.ts';
import { storedChosenPath, withChosenListing } from '../../../lib/chosen-listing.ts';
import { openRefusalDialog } from '../../../lib/error-dialogs.ts';
import { homeOfPlan } from '../../../lib/member-homes.ts';
import {
  isUnpaidSession,
  storedToken,
  storeSession,
  updateSession,
} from '../../../lib/session-store.ts';
import { toast } from '../../../ui/toast.ts';
import { customerOf, type SavedCard, saveCard } from '../card/save-card.ts';
import type { CardForm } from '../card/use-card-form.ts';
import { unpaidRenewal } from './card-renewal.ts';
import { storeDeclined, wasDeclined } from './declined-card.ts';
import { errorOfRenewal, fromCard, fromFailure, type PaymentError } from './payment-error.ts';
import type { CardChoice } from './saved-card.tsx';
import {
  ActionRefused,
  type MoneyCall,
  newPaymentKey,
  OtherPayment,
  settle,
  useOtherPayment,
} from './settle.ts';

/** The purpose of a plan payment: the first term, one more, or another plan. */
export type Purpose = 'sign_up' | 'renewal' | 'change';

export type PaymentState = 'open' | 'paying' | 'confirming' | 'processing' | 'long' | 'paid';

interface PaymentOptions {
  user: contract.accounts.OwnUser;
  purpose: Purpose;
  plan: Plan;
  /** What the page shows as charged now; undefined for a sign-up. */
  quote: Pick<contract.billing.PlanQuote, 'kind' | 'charge'> | undefined;
  savedCard: contract.billing.CardInfo | null;
  form: CardForm;
}

type PaymentAnswer = Extract<
  OperationAnswer<typeof contract.billing.changePackage>,
  { token: string }
>;
type PlanCall = MoneyCall<PaymentAnswer>;

/** One press of the button. */
interface Attempt {
  key: string;
  call: PlanCall;
  /** The card that is charged. */
  method: string;
}

/** Pays a plan: saves the card, pays with it, and logs the member in or lets them continue. */
export function usePayment({ user, purpose, plan, quote, savedCard, form }: PaymentOptions) {
  const { t } = useTranslation('billing/payment');
  const describe = useOtherPayment();
  const [state, setState] = useState<PaymentState>('open');
  const [error, setError] = useState<PaymentError | null>(null);
  const [removedCard, setRemovedCard] = useState<string | null>(null);
  const isCardInvalid =
    savedCard?.valid === false || (removedCard !== null && removedCard === user.payment_method);
  const isCardDeclined = wasDeclined(user.payment_method);
  const [choice, setChoice] = useState<CardChoice>(
    savedCard?.valid && !isCardDeclined ? 'current' : 'other',
  );
  const { revalidate } = useRevalidator();
  const paidUser = useAfterPayment(state === 'paid');
  // One press, one payment, even if a second press comes before the button is disabled.
  const isBusy = useRef(false);
  // The pending payment when the page stopped waiting.
  const pending = useRef<Attempt | null>(null);

  const fail = (failure: PaymentError, cardUsed: string | null) => {
    setState('open');
    setError(failure);
    if (failure.error === 'invalid_customer_id') {
      // The saved card was deleted with the customer.
      setChoice('other');
      return revalidate();
    }
    if (cardUsed === null) return;
    // The card on file was declined: marks it, and offers another one.
    setChoice('other');
    if (failure.error === 'invalid_payment_method') setRemovedCard(cardUsed);
    if (failure.error === 'card_error') storeDeclined(cardUsed);
    if (choice === 'other') return revalidate();
  };

  /** The customer and the method to pay with, or null if the card was refused. */
  const method = async (): Promise<SavedCard | null> => {
    if (choice === 'current' && user.payment_method) {
      const customer = await customerOf(user);
      return { customer, method: user.payment_method, user, renewal: null, charges: [] };
    }
    const result = await saveCard(user, form);
    if (!('error' in result)) {
      // The page itself says what became of a renewal that is still unpaid.
      const ownCharge = unpaidRenewal(result.renewal)?.charge_id;
      storeCharged(
        result.user.id,
        result.charges.filter(({ charge_id }) => charge_id !== ownCharge),
      );
      return result;
    }
    fail(fromCard(result.error), null);
    return null;
  };

  const finish = async (attempt: Attempt) => {
    const answer = await settle(attempt.call, {
      key: attempt.key,
      onState: setState,
      handleNextAction: async (secret) =>
        (await form.fields.current?.handleNextAction(secret)) ?? { error: null },
    });
    if (answer === null) {
      pending.current = attempt;
      return setState('long');
    }
    pending.current = null;
    succeed(answer);
  };

  const succeed = (answer: Pick<PaymentAnswer, 'token' | 'user'>) => {
    storeDeclined(null);
    storePaidSession(answer);
    toast({ kind: 'success', message: t('paid'), stays: AFTER_PAYMENT_MS });
    paidUser.current = answer.user;
    setState('paid');
  };

  /**
   * The saved card has paid an overdue renewal: either what the member wanted, or something to tell
   * them first.
   */
  const renewedBySaving = async (now: contract.accounts.OwnUser) => {
    // It is paid, whether or not a new token is available.
    const renewal = await call(accounts.refreshToken, {}, { quiet: true }).catch(() => null);
    const token = renewal?.token ?? storedToken() ?? '';
    if (purpose === 'renewal') return succeed({ token, user: now });
    storePaidSession({ token, user: now });
    setChoice('current');
    setState('open');
    toast({ kind: 'info', message: t('renewed_by_card') });
    await revalidate();
  };

  const errorOfFailure = (failure: unknown): PaymentError => {
    if (failure instanceof OtherPayment) return { message: describe(failure) };
    return failure instanceof ActionRefused ? fromCard(failure.card) : fromFailure(failure);
  };

  /** Another tab has paid it: nothing was charged here. */
  const showOther = async (payment: OtherPayment) => {
    setState('open');
    toast({ kind: 'info', message: describe(payment) });
    await revalidate();
  };

  /** Paid in another tab, or a day later: the page shows what can be paid now. */
  const showNewPrice = async (message: string) => {
    setState('open');
    toast({ kind: 'warning', message });
    await revalidate();
  };

  const run = async (pay: (use: (method: string) => void) => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('paying');
    let cardUsed: string | null = null;
    try {
      await pay((method) => {
        cardUsed = method;
      });
    } catch (failure) {
      if (failure instanceof OtherPayment && failure.isPaid) return await showOther(failure);
      if (hasNewPrice(failure)) return await showNewPrice(failure.body.message);
      if (openRefusalDialog(failure)) {
        setState('open');
        return await revalidate();
      }
      await fail(errorOfFailure(failure), cardUsed);
    } finally {
      isBusy.current = false;
    }
  };

  const pay = async () => {
    if (state !== 'open' || (choice === 'other' && !(await form.check()))) return;
    return run(async (use) => {
      const payer = await method();
      if (payer === null) return;
      use(payer.method);
      const { renewal } = payer;
      if (renewal?.status === 'paid') return renewedBySaving(payer.user);
      // Declined a moment ago: the same card would be declined again.
      if (renewal?.status === 'declined' || renewal?.status === 'blocked')
        return fail(errorOfRenewal(renewal), payer.method);
      const call = planCall({ purpose, plan, quote }, payer);
      await finish({ key: newPaymentKey(), call, method: payer.method });
    });
  };
  const checkAgain = () => {
    const last = pending.current;
    if (last === null) return;
    return run((use) => {
      use(last.method);
      return finish(last);
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

function planCall(
  { purpose, plan: user_plan, quote }: Pick<PaymentOptions, 'purpose' | 'plan' | 'quote'>,
  card: { customer: string; method: string },
): PlanCall {
  return (idempotencyKey) => {
    const options = { quiet: true, idempotencyKey };
    if (purpose === 'sign_up') {
      const { customer: customer_id, method: payment_method } = card;
      return call(billing.subscribe, { body: { user_plan, customer_id, payment_method } }, options);
    }
    // By now the card is on file.
    const body = { user_plan, now: quote?.kind === 'now', amount: quote?.charge };
    const endpoint = purpose === 'renewal' ? billing.renewSubscription : billing.changePackage;
    return call(endpoint, { body }, options);
  };
}

const NEW_PRICE: readonly unknown[] = ['RENEWAL_TOO_EARLY', 'EDITED_MEANWHILE'];

function hasNewPrice(failure: unknown): failure is ApiError {
  return isApiError(failure) && NEW_PRICE.includes(failure.body.error_code);
}

/** Where a member goes after the payment, delayed so that they see the confirmation. */
function useAfterPayment(isPaid: boolean) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const paidUser = useRef<contract.accounts.OwnUser | null>(null);
  const leave = useEffectEvent(async () => {
    const plan = paidUser.current?.user_plan ?? null;
    const chosenPath = plan === null ? null : (query.get('ref_url') ?? storedChosenPath());
    await navigate(withChosenListing(homeOfPlan(plan), chosenPath), { replace: true });
    await revalidate();
  });
  useEffect(() => {
    if (!isPaid) return;
    const timer = setTimeout(() => leave(), AFTER_PAYMENT_MS);
    return () => clearTimeout(timer);
  }, [isPaid]);
  return paidUser;
}

function storePaidSession({ token, user }: Pick<PaymentAnswer, 'token' | 'user'>): void {
  const session = { token, user, has_auto_payment: user.automatic_payment === 1 };
  if (isUnpaidSession()) storeSession(session, false);
  else updateSession(session);
}
