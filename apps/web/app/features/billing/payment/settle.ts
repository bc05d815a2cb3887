import type { contract, OperationAnswer } from '@crewpad/contract';
import { isApiError } from '../../../lib/api-error.ts';
import { endpoint } from '../../../lib/browser-call.ts';
import type { CardError, CardFields } from '../card/card-fields.ts';

const askCharge = endpoint<typeof contract.billing.getCharge>('GET', '/charges/{id}');

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

const POLL_MS = 2000;
/** After this many polls, tell the member that it takes longer. */
const POLLS = 30;
const UNDECIDED: readonly string[] = ['scheduled', 'due', 'collecting'];

interface SettleOptions {
  /** One per press of the button: a repeated call with the same key never charges twice. */
  key: string;
  handleNextAction: CardFields['handleNextAction'];
  onState: (state: 'paying' | 'confirming' | 'processing') => void;
}

/**
 * Pays until there is an outcome: repeats the call after a 3-D Secure step, and while the provider
 * is processing. Resolves with null if that takes too long.
 * @throws ApiError if it was refused, ActionRefused if the owner did not confirm.
 */
export async function settle<Answer extends object>(
  pay: MoneyCall<Answer>,
  options: SettleOptions,
): Promise<Answer | null> {
  let polls = 0;
  for (;;) {
    const answer = await ask(pay, options.key);
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
    } while (answer !== null && (await isUndecided(answer.charge_id)));
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

async function isUndecided(id: number): Promise<boolean> {
  const charge = await askCharge({ params: { id } }, { quiet: true }).catch(() => null);
  return charge === null || UNDECIDED.includes(charge.data.status);
}

/** A unique key; also works on pages without HTTPS. */
export function newPaymentKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
