import type { ApiError, contract, OperationAnswer, PaidFacts } from '@crewpad/contract';
import { billing } from '@crewpad/contract/endpoints';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney } from '../../../lib/format.ts';
import { holdingRentals } from '../../../lib/live-rentals.ts';
import { usePage } from '../../../lib/page-context.ts';
import type { CardError, CardFields } from '../card/card-fields.ts';

/** A payment without a final outcome yet. */
type Waiting = Extract<OperationAnswer<typeof contract.billing.subscribe>, { charge_id: number }>;

/** A call that pays; repeating it with the same key never charges twice. */
export type MoneyCall<Answer extends object> = (
  idempotencyKey: string,
) => Promise<Answer | Waiting>;

/** The card owner or their bank declined the confirmation. */
export class ActionRefused extends Error {
  readonly card: CardError;

  constructor(card: CardError) {
    super(card.message);
    this.name = 'ActionRefused';
    this.card = card;
  }
}

/** Another call has paid it, or failed to: this one charged nothing. */
export class OtherPayment extends Error {
  /** How it was paid; undefined if the other payment failed, or an older one is meant. */
  readonly paid: PaidFacts | undefined;
  readonly isPaid: boolean;

  /** @param message in the server's words; empty if it was followed from here */
  constructor({
    message = '',
    isPaid,
    facts,
  }: { message?: string } & Pick<OtherPayment, 'isPaid'> & {
      facts?: PaidFacts | undefined;
    }) {
    super(message);
    this.name = 'OtherPayment';
    this.isPaid = isPaid;
    this.paid = facts;
  }
}

const POLL_MS = 2000;
/** The result of another tab's payment is read sooner: nothing is charged here. */
const FOLLOW_MS = 1000;
/** After this many polls, tell the member that it takes longer. */
const POLLS = 30;
const PENDING: readonly string[] = ['scheduled', 'due', 'collecting'];

interface SettleOptions {
  /** One per press of the button: a repeated call with the same key never charges twice. */
  key: string;
  handleNextAction: CardFields['handleNextAction'];
  onState: (state: 'paying' | 'confirming' | 'processing') => void;
}

/**
 * Pays until there is an outcome: repeats the call after a 3-D Secure step, and while the provider
 * is processing. Resolves with null if that takes too long.
 * @throws ApiError if it was refused, ActionRefused if the owner did not confirm, OtherPayment if
 * another tab paid it first
 */
export function settle<Answer extends object>(
  pay: MoneyCall<Answer>,
  options: SettleOptions,
): Promise<Answer | null> {
  return holdingRentals(() => untilOutcome(pay, options));
}

async function untilOutcome<Answer extends object>(
  pay: MoneyCall<Answer>,
  options: SettleOptions,
): Promise<Answer | null> {
  let polls = 0;
  for (;;) {
    const answer = await ask(pay, options.key).catch((error: ApiError) => {
      const { error_code: code, charge_id, message, paid: facts } = error.body;
      if (code === 'ALREADY_PAID') throw new OtherPayment({ message, isPaid: true, facts });
      if (code !== 'PAYMENT_IN_PROGRESS' || charge_id === undefined) throw error;
      options.onState('processing');
      return follow(charge_id);
    });
    if (answer !== null && !isWaiting(answer)) return answer;
    if (answer?.status === 'requires_action') {
      options.onState('confirming');
      const { error } = await options.handleNextAction(answer.client_secret);
      if (error) throw new ActionRefused(error);
      options.onState('paying');
      continue;
    }
    options.onState('processing');
    do {
      polls += 1;
      if (polls > POLLS) return null;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    } while (answer !== null && (await isPending(answer.charge_id)));
  }
}

function isWaiting(answer: object): answer is Waiting {
  return 'charge_id' in answer;
}

/** The answer of the call, or null if it was lost and the outcome is unknown. */
async function ask<Answer extends object>(pay: MoneyCall<Answer>, key: string) {
  try {
    return await pay(key);
  } catch (error) {
    if (isApiError(error)) throw error;
    return null;
  }
}

/** Waits for the result of a payment that another tab makes. Resolves with null if that takes long. */
async function follow(id: number): Promise<null> {
  for (let poll = 0; poll < POLLS; poll += 1) {
    const answer = await call(billing.getCharge, { params: { id } }, { quiet: true }).catch(
      () => null,
    );
    const charge = answer?.data;
    if (charge?.status === 'paid') throw new OtherPayment({ isPaid: true, facts: charge.paid });
    if (charge && !PENDING.includes(charge.status)) throw new OtherPayment({ isPaid: false });
    await new Promise((resolve) => setTimeout(resolve, FOLLOW_MS));
  }
  return null;
}

async function isPending(id: number): Promise<boolean> {
  const charge = await call(billing.getCharge, { params: { id } }, { quiet: true }).catch(
    () => null,
  );
  return charge === null || PENDING.includes(charge.data.status);
}

/** A unique key; also works on pages without HTTPS. */
export function newPaymentKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a page says when another tab, or the lister's entry, came first. */
export function useOtherPayment(): (payment: OtherPayment) => string {
  const { t } = useTranslation('billing/payment');
  const { locale } = usePage();
  return ({ message, isPaid, paid: facts }) => {
    if (!isPaid) return t('other_failed');
    if (message !== '' || facts === undefined) return message || t('paid_before');
    return t('paid_elsewhere', { amount: exactMoney(facts.amount, locale) });
  };
}
