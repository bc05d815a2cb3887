import { idParams, type Operation, type OperationRequest } from '@crewpad/contract';
import type { Actor, MemberActor } from '../../platform/access/actor.ts';
import { invalidInput, notFound } from '../../platform/errors.ts';
import { parseInput, refuseFarDates } from './input.ts';

/**
 * Keys that only a card form has: card data is sent from the browser to the provider, never here.
 */
const CARD_KEYS = new Set(['number', 'card_number', 'cardnumber', 'cvc', 'cvv', 'cvv2', 'pan']);

/** @throws ApiError 422 for a body with a card's number or code, at any depth. */
export function refuseCardData(body: unknown): void {
  if (holdsCardData(body)) throw invalidInput({ card: ['card_data_is_not_accepted'] });
}

/** The recursion is bounded, because the body parser limits the depth. */
function holdsCardData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) =>
      CARD_KEYS.has(key.toLowerCase().replaceAll(/[-_]/g, '')) ||
      CARD_KEYS.has(key.toLowerCase()) ||
      holdsCardData(inner),
  );
}

export type Input = { params?: unknown; query?: unknown; body?: unknown };

/** What a member must not learn from the errors of an invalid input. */
export interface CallerChecks {
  /**
   * Throws 404 for members unrelated to the object that path or body reference by `idField`, and 403
   * for those who cannot change it. Called only for invalid input: otherwise the handler checks this.
   */
  party?: (actor: MemberActor, id: number) => Promise<void>;
  /** `id` by default. */
  idField?: string;
  /** Throws the error of members who cannot do this now. Called together with `party`. */
  permits?: (actor: MemberActor) => Promise<void>;
}

/**
 * `01` and `1e3` are numbers, but not addresses of the rows 1 and 1000: each row has one address.
 */
function hasOtherSpelling(params: unknown): boolean {
  const { id } = (params ?? {}) as { id?: unknown };
  return typeof id === 'string' && Number.isFinite(Number(id)) && String(Number(id)) !== id;
}

/**
 * Parses the input as the operation declares it.
 * @throws ApiError 404 for another spelling of an id; 422 for invalid input, unless the caller must
 * not learn that the object exists, or cannot do this now
 */
export async function readRequest(
  { operation, party, idField = 'id', permits }: CallerChecks & { operation: Operation },
  input: Input,
  { actor, now }: { actor: Actor; now: Date },
): Promise<OperationRequest<Operation>> {
  if (hasOtherSpelling(input.params)) throw notFound();
  try {
    refuseCardData(input.body);
    const params = parseInput(operation.params, input.params);
    const query = parseInput(operation.query, input.query);
    const body = parseInput(operation.body, input.body);
    refuseFarDates(operation.query, query, now);
    refuseFarDates(operation.body, body, now);
    return { params, query, body } as OperationRequest<Operation>;
  } catch (fault) {
    if (actor.kind === 'member') {
      const from = operation.params === undefined ? input.body : input.params;
      const fields: Record<string, unknown> = Object(from);
      const named = idParams.safeParse({ id: fields[idField] });
      if (named.success) await party?.(actor, named.data.id);
      await permits?.(actor);
    }
    throw fault;
  }
}
