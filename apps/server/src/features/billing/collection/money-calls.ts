import { ApiError, type contract, type ErrorAnswer } from '@crewpad/contract';
import { sql } from 'kysely';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/errors.ts';
import {
  beginCall,
  checkKey,
  deleteCall,
  hashBody,
  type KeyedCall,
  type KnownCall,
  keyReused,
  readCall,
  recordCall,
} from '../../../platform/idempotency/calls.ts';
import type { Text } from '../../../platform/texts.ts';
import { movedTexts } from '../hooks.ts';

/** Records the charge of a call that has no outcome yet. */
async function linkCharge(
  db: Db,
  { memberId, operation, key }: KeyedCall,
  chargeId: number,
): Promise<void> {
  await sql`
    update idempotent_calls
    set answer = coalesce(answer, '{}'::jsonb) || jsonb_build_object('charge_id', ${chargeId}::integer)
    where member_id = ${memberId} and operation = ${operation} and key = ${key} and status is null
  `.execute(db);
}

/**
 * Links a call to its payment attempt, in the transaction of that attempt.
 * @param linked the attempt it was linked to before
 * @returns false if the call has an outcome or is linked to another attempt; nothing has changed
 */
async function linkAttempt(
  db: Db,
  { memberId, operation, key }: KeyedCall,
  attemptId: number,
  linked: number | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    update idempotent_calls
    set answer = coalesce(answer, '{}'::jsonb) || jsonb_build_object('attempt_id', ${attemptId}::integer)
    where member_id = ${memberId} and operation = ${operation} and key = ${key} and status is null
      and (answer ->> 'attempt_id')::integer is not distinct from ${linked ?? null}::integer
    returning key`.execute(db);
  return rows.length > 0;
}

/** The progress of a call that moves money. */
export type MoneyAnswer =
  | { kind: 'paid'; chargeId: number }
  | { kind: 'processing'; chargeId: number }
  | { kind: 'requires_action'; chargeId: number; clientSecret: string };

/** What is known about a call while it runs. */
export interface MoneyCall {
  /** The charge that the same call started before. */
  chargeId: number | undefined;
  /** Stores the charge before any money moves, so that a repeated call finds it after a crash. */
  note(chargeId: number): Promise<void>;
  /**
   * The call's payment attempt so far, on any node. A call without a key is linked to none: the
   * next one is a new payment.
   * @throws ApiError the error with which the call was decided in the meantime
   */
  attempt(): Promise<number | undefined>;
  /**
   * Links the call to an attempt, in its transaction: a key leads to one decided attempt.
   * @param previousId the attempt it was linked to before
   * @returns false if the call is linked to another one, so this attempt must not be made
   */
  bind(db: Db, attemptId: number, previousId: number | undefined): Promise<boolean>;
}

interface Call {
  memberId: number;
  operation: string;
  /**
   * Header `Idempotency-Key`; if undefined, the body identifies the call until the payment is
   * decided.
   */
  key: string | undefined;
  body: object;
}

/** Errors as final as a payment: the same call would fail again. */
const FINAL = new Set([402, 422]);

/**
 * Runs calls that move money so that a repeated call, also a concurrent one, gets the same answer.
 * Only final answers are stored; pending payments are checked again.
 */
export class MoneyCalls {
  readonly #db: Db;
  readonly #running = new Map<string, Promise<MoneyAnswer>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** @throws ApiError 422 IDEMPOTENCY_KEY_REUSED if the key was used with another body. */
  async run(
    { memberId, operation, key: givenKey, body }: Call,
    now: Date,
    work: (moneyCall: MoneyCall) => Promise<MoneyAnswer>,
  ): Promise<MoneyAnswer> {
    if (givenKey !== undefined) checkKey(givenKey);
    const bodyHash = hashBody(body);
    const key = givenKey ?? `body ${bodyHash.toString('hex')}`;
    const call: KeyedCall = { memberId, operation, key, bodyHash };
    const earlierCall = await beginCall(this.#db, call, now);
    if (earlierCall !== undefined && !earlierCall.bodyHash.equals(bodyHash)) throw keyReused();
    const decided = earlierCall && decidedAnswer(earlierCall);
    if (decided !== undefined) return decided;

    const name = `${memberId} ${operation} ${key}`;
    const running = this.#running.get(name);
    if (running !== undefined) return running;
    const answer = this.#carryOut(call, givenKey !== undefined, chargeOf(earlierCall), work);
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
    startedCharge: number | undefined,
    work: (moneyCall: MoneyCall) => Promise<MoneyAnswer>,
  ): Promise<MoneyAnswer> {
    let chargeId = startedCharge;
    const moneyCall: MoneyCall = {
      chargeId,
      note: async (id) => {
        if (id !== chargeId) await linkCharge(this.#db, call, id);
        chargeId = id;
      },
      attempt: async () => (isKeyed ? this.#attempt(call) : undefined),
      bind: async (db, attemptId, previousId) =>
        !isKeyed || linkAttempt(db, call, attemptId, previousId),
    };
    try {
      const answer = await work(moneyCall);
      if (answer.kind === 'paid')
        await this.#record(call, isKeyed, 200, { charge_id: answer.chargeId });
      return answer;
    } catch (error) {
      if (isFinal(error)) await this.#record(call, isKeyed, error.status, storedRefusal(error));
      else if (chargeId === undefined) await deleteCall(this.#db, call);
      throw error;
    }
  }

  async #attempt(call: KeyedCall): Promise<number | undefined> {
    const earlierCall = await readCall(this.#db, call);
    if (earlierCall !== undefined) decidedAnswer(earlierCall);
    return linksOf(earlierCall).attempt_id;
  }

  /** Without a key, a decided call is complete, and the next one is new. */
  #record(call: KeyedCall, isKeyed: boolean, status: number, answer: object): Promise<void> {
    return isKeyed ? recordCall(this.#db, call, status, answer) : deleteCall(this.#db, call);
  }
}

function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && FINAL.has(error.status) && error.body.error !== undefined;
}

function decidedAnswer(earlierCall: KnownCall): MoneyAnswer | undefined {
  if (earlierCall.status === null) return undefined;
  const chargeId = chargeOf(earlierCall);
  if (earlierCall.status === 200 && chargeId !== undefined) return { kind: 'paid', chargeId };
  const { text, message, ...body } = earlierCall.answer as StoredRefusal;
  throw new Refusal(earlierCall.status, { ...body, text: currentText(text) ?? (() => message) });
}

/**
 * An error with the key of its text, so that a repeated call is answered in the caller's language.
 */
type StoredRefusal = ErrorAnswer & { text?: Text };

function currentText(text: Text | undefined): Text | undefined {
  if (typeof text !== 'string') return text;
  for (const moved of movedTexts) if (moved[text] !== undefined) return moved[text];
  return text;
}

function storedRefusal(error: ApiError): StoredRefusal {
  const isPlace = error instanceof Refusal && typeof error.text === 'string';
  return isPlace ? { ...error.body, text: error.text } : error.body;
}

function chargeOf(earlierCall: KnownCall | undefined): number | undefined {
  return linksOf(earlierCall).charge_id;
}

function linksOf(earlierCall: KnownCall | undefined): { charge_id?: number; attempt_id?: number } {
  return (
    (earlierCall?.answer as { charge_id?: number; attempt_id?: number } | null | undefined) ?? {}
  );
}

const ACCEPTED = 202;

/** The answer while a payment is pending: in progress, or waiting for the card owner. */
export function presentUnpaid(
  answer: Exclude<MoneyAnswer, { kind: 'paid' }>,
  { reply }: Pick<MemberContext, 'reply'>,
): contract.billing.Unpaid {
  reply.status = ACCEPTED;
  const { chargeId: charge_id } = answer;
  if (answer.kind === 'processing') return { status: 'processing', charge_id };
  return { status: 'requires_action', charge_id, client_secret: answer.clientSecret };
}
