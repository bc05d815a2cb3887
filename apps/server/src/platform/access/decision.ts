import type { ApiError } from '@crewpad/contract';

/**
 * The decision of a policy. A policy is one function per resource, `can(actor, action, resource)`,
 * derived from the resource's transition table. Guards throw its error; abilities send the same
 * decisions to the browser.
 */
export type Decision = { allowed: true } | { allowed: false; readonly refusal: ApiError };

export const allowed: Decision = { allowed: true };

/**
 * @param makeRefusal creates the error when it is read. Abilities read none, and errors are costly:
 * each records the stack.
 */
export const refused = (makeRefusal: () => ApiError): Decision => ({
  allowed: false,
  get refusal() {
    return makeRefusal();
  },
});

/** @throws ApiError if the decision does not allow the action */
export function enforce(decision: Decision): void {
  if (!decision.allowed) throw decision.refusal;
}

/** The abilities in an answer: whether the policy allows each action. */
export function abilitiesOf<const Action extends string>(
  actions: readonly Action[],
  decide: (action: Action) => Decision,
): Record<Action, boolean> {
  const entries = actions.map((action) => [action, decide(action).allowed]);
  return Object.fromEntries(entries) as Record<Action, boolean>;
}
