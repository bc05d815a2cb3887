import type { contract, OperationAnswer } from '@crewpad/contract';
import { accounts, rent } from '@crewpad/contract/endpoints';
import { AFTER_ACCEPT_MS, AUTOPAY, RELOAD_AFTER_ACCEPT_MS } from '@crewpad/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { isUnpaidSession, storedToken, storeSession } from '../../../lib/session-store.ts';
import type { CardPaymentOptions } from '../../billing/index.ts';
import { type Step, stepOf, totalToday } from './viewer.ts';

/** Why the invitation is not accepted yet; other errors in the server's words. */
export type AcceptanceNotice =
  | { kind: 'offer_changed' | 'not_verified' | 'login_ended' | 'failed' }
  | { kind: 'refused'; message: string };

type Acceptance = Extract<OperationAnswer<typeof contract.rent.accept>, { data: unknown }>;
type Payment = Omit<CardPaymentOptions<Acceptance>, 'user' | 'card'>;

const MY_RENTALS = '/my-crashpad';

/** Errors unrelated to the payment: the page shows them, whatever the card. */
const NOT_ABOUT_PAYMENT: readonly (string | undefined)[] = [
  'NOT_INVITED',
  'EDITED_MEANWHILE',
  'EMAIL_NOT_VERIFIED',
  'INVITE_NOT_VALID',
];

/** The steps of accepting an invitation, and the acceptance itself. */
export function useAcceptance(token: string, offer: contract.rentals.Offer) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [params, setParams] = useSearchParams();
  const [notice, setNotice] = useState<AcceptanceNotice | null>(null);
  const [isOtherMember, setOtherMember] = useState(false);
  const [busy, setBusy] = useState(false);
  // Stays as it was when a screen before the terms is corrected.
  const [agreed, setAgreed] = useState(false);
  /** The deposit that another tab has paid. */
  const [paidElsewhere, setPaidElsewhere] = useState<number | null>(null);
  const step = stepOf(params);
  // The offer that the member has read. The terms don't repeat its amounts, so what the lister
  // changes after that is refused, and the details show it.
  const [current, setCurrent] = useState(offer);
  if (step === 'details' && current !== offer) {
    setCurrent(offer);
    setAgreed(false);
  }

  const goTo = (next: Step) => {
    if (next !== 'details') setNotice(null);
    const search = new URLSearchParams(next === 'details' ? undefined : { step: next });
    // Going back must not ask again.
    setParams(search, { replace: next === 'done' || step === 'decline' });
  };

  const leave = useEffectEvent(async () => {
    await navigate(MY_RENTALS, { replace: true });
    await revalidate();
  });
  const reload = useEffectEvent(() => revalidate());
  useEffect(() => {
    if (step !== 'done') return;
    // The menus show the new rental while the message is visible.
    const timers = [
      setTimeout(() => reload(), RELOAD_AFTER_ACCEPT_MS),
      setTimeout(() => leave(), AFTER_ACCEPT_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [step]);

  const begin = () => {
    setBusy(true);
    setNotice(null);
  };
  const stop = () => setBusy(false);
  /** Shows the error on the page. */
  const fail = async (error: unknown) => {
    stop();
    const refusal =
      isApiError(error) && error.status >= 400 && error.status < 500 ? error : undefined;
    const code = refusal?.body.error_code;
    if (code === 'NOT_INVITED') return setOtherMember(true);
    if (code === 'EDITED_MEANWHILE') {
      goTo('details');
      setNotice({ kind: 'offer_changed' });
    } else if (code === 'EMAIL_NOT_VERIFIED') setNotice({ kind: 'not_verified' });
    else if (refusal?.status === 401) setNotice({ kind: 'login_ended' });
    else if (refusal?.body.message) {
      setNotice({ kind: 'refused', message: refusal.body.message });
    } else setNotice({ kind: 'failed' });
    // Reloads the current offer, or that there is none. Skipped without a connection, because it
    // would lose the input.
    if (refusal) await revalidate();
  };

  const send = (idempotencyKey: string) => {
    const body = { token, updated_at: current.updated_at, today_total: totalToday(current.quote) };
    return call(rent.accept, { body }, { quiet: true, idempotencyKey });
  };
  const finish = async (paidAmount: number | undefined) => {
    setPaidElsewhere(paidAmount ?? null);
    await storeFreeSession();
    goTo('done');
  };

  /** For a logged-in member: accepts, or opens the payment that accepts. */
  const proceed = async () => {
    if (busy) return;
    if (offer.auto_pay === AUTOPAY.on) {
      stop();
      goTo('payment');
      // A new account is a member by now.
      return revalidate();
    }
    begin();
    try {
      await send(crypto.randomUUID());
      await finish(undefined);
    } catch (error) {
      await fail(error);
    }
  };

  /** Whether the page shows a payment error: another card would not help. */
  const takeRefusal = (error: unknown): boolean => {
    const isOther =
      isApiError(error) &&
      (error.status === 401 || NOT_ABOUT_PAYMENT.includes(error.body.error_code));
    if (isOther) fail(error);
    return isOther;
  };

  const payment: Payment = {
    pay: send,
    onPaid: ({ paid_before }) => finish(paid_before),
    onPaidElsewhere: (payment) => finish(payment?.amount),
    onRefused: takeRefusal,
  };
  return {
    step,
    paidElsewhere,
    goTo,
    notice,
    isOtherMember,
    busy,
    agreed,
    setAgreed,
    begin,
    stop,
    proceed,
    payment,
    fail,
  };
}

/** An unpaid sign-up is now a free tenant account, and so is its session. */
async function storeFreeSession(): Promise<void> {
  const token = storedToken();
  if (token === null || !isUnpaidSession()) return;
  try {
    const { user } = await call(accounts.getUser, {}, { quiet: true });
    storeSession({ token, user, has_auto_payment: user.automatic_payment === 1 }, false);
  } catch {
    // The session works unchanged; it is stored permanently at the next login.
  }
}
