import { ApiError, type ErrorAnswer } from '@crewpad/contract';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/errors.ts';
import {
  beginCall,
  checkKey,
  deleteCall,
  hashBody,
  type KeyedCall,
  type KnownCall,
  keepCall,
  keyReused,
  readCall,
} from '../../../platform/idempotency/calls.ts';
import type { Text } from '../../../platform/texts.ts';
import { linkAttempt, linkCharge } from './commands/link-call.ts';

/** What a call that moves money has led to so far. */
export type MoneyAnswer =
  | { kind: 'paid'; chargeId: number }
  | { kind: 'processing'; chargeId: number }
  | { kind: 'requires_action'; chargeId: number; clientSecret: string };

/** What is known of a call while it is carried out. */
export interface Begun {
  /** The charge that the same call began before. */
  chargeId: number | undefined;
  /** Keeps the charge, before anything moves: should all die here, the same call finds it again. */
  note(chargeId: number): Promise<void>;
  /**
   * The attempt to pay that this call has made by now, on whichever node. A call without a key is
   * tied to none: the next one is another wish.
   * @throws ApiError the refusal, when the call was decided so meanwhile.
   */
  attempt(): Promise<number | undefined>;
  /**
   * Ties the call to an attempt, in its transaction: a key leads to one attempt that is decided.
   * @param known the attempt that it was tied to before.
   * @returns false: the call is tied to another one, so this attempt must not be made.
   */
  bind(db: Db, attemptId: number, known: number | undefined): Promise<boolean>;
}

interface Call {
  memberId: number;
  operation: string;
  /** Header `Idempotency-Key`; undefined: the body stands for it until the payment is decided. */
  key: string | undefined;
  body: object;
}

/** Refusals that are as final as a payment: the same call would be refused again. */
const FINAL = new Set([402, 422]);

/**
 * Carries out calls that move money so that the same call gets the same answer, twice at once too.
 * Only what is decided is kept; a payment that is under way is asked again.
 */
export class MoneyCalls {
  readonly #db: Db;
  readonly #running = new Map<string, Promise<MoneyAnswer>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * @throws ApiError 422 IDEMPOTENCY_KEY_REUSED when the key came with another body.
   */
  async run(
    { memberId, operation, key: given, body }: Call,
    now: Date,
    work: (begun: Begun) => Promise<MoneyAnswer>,
  ): Promise<MoneyAnswer> {
    if (given !== undefined) checkKey(given);
    const bodyHash = hashBody(body);
    const key = given ?? `body ${bodyHash.toString('hex')}`;
    const call: KeyedCall = { memberId, operation, key, bodyHash };
    const known = await beginCall(this.#db, call, now);
    if (known !== undefined && !known.bodyHash.equals(bodyHash)) throw keyReused();
    const decided = known && decidedAnswer(known);
    if (decided !== undefined) return decided;

    const name = `${memberId} ${operation} ${key}`;
    const running = this.#running.get(name);
    if (running !== undefined) return running;
    const answer = this.#carryOut(call, given !== undefined, chargeOf(known), work);
    this.#running.set(name, answer);
    try {
      return await answer;
    } finally {
      this.#running.delete(name);
    }
  }

  async #carryOut(
    call: KeyedCall,
    isKeyed: boolean,
    begun: number | undefined,
    work: (begun: Begun) => Promise<MoneyAnswer>,
  ): Promise<MoneyAnswer> {
    let chargeId = begun;
    const tie: Begun = {
      chargeId,
      note: async (id) => {
        if (id !== chargeId) await linkCharge(this.#db, call, id);
        chargeId = id;
      },
      attempt: async () => (isKeyed ? this.#attempt(call) : undefined),
      bind: async (db, attemptId, known) => !isKeyed || linkAttempt(db, call, attemptId, known),
    };
    try {
      const answer = await work(tie);
      if (answer.kind === 'paid')
        await this.#keep(call, isKeyed, 200, { charge_id: answer.chargeId });
      return answer;
    } catch (error) {
      if (isFinal(error)) await this.#keep(call, isKeyed, error.status, storedRefusal(error));
      else if (chargeId === undefined) await deleteCall(this.#db, call);
      throw error;
    }
  }

  async #attempt(call: KeyedCall): Promise<number | undefined> {
    const known = await readCall(this.#db, call);
    if (known !== undefined) decidedAnswer(known);
    return linksOf(known).attempt_id;
  }

  /** Without a key of its own a call that is decided is over, and the next one is another. */
  #keep(call: KeyedCall, isKeyed: boolean, status: number, answer: object): Promise<void> {
    return isKeyed ? keepCall(this.#db, call, status, answer) : deleteCall(this.#db, call);
  }
}

function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && FINAL.has(error.status) && error.body.error !== undefined;
}

function decidedAnswer(known: KnownCall): MoneyAnswer | undefined {
  if (known.status === null) return undefined;
  const chargeId = chargeOf(known);
  if (known.status === 200 && chargeId !== undefined) return { kind: 'paid', chargeId };
  const { text, message, ...body } = known.answer as StoredRefusal;
  throw new Refusal(known.status, { ...body, text: text ?? (() => message) });
}

/** A refusal with the place of its text, so that the same call is answered in the caller's language. */
type StoredRefusal = ErrorAnswer & { text?: Text };

function storedRefusal(error: ApiError): StoredRefusal {
  const isPlace = error instanceof Refusal && typeof error.text === 'string';
  return isPlace ? { ...error.body, text: error.text } : error.body;
}

function chargeOf(known: KnownCall | undefined): number | undefined {
  return linksOf(known).charge_id;
}

function linksOf(known: KnownCall | undefined): { charge_id?: number; attempt_id?: number } {
  return (known?.answer as { charge_id?: number; attempt_id?: number } | null | undefined) ?? {};
}
