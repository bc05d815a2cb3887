import type { ApiError } from '@crewpad/contract';

/**
 * The decision of a policy. A policy is one function per resource, `can(actor, action, resource)`, derived
 * from the resource's transition table. Guards throw its refusal; abilities carry the same decisions to the browser.
 */
export type Decision = { allowed: true } | { allowed: false; refusal: ApiError };

export const allowed: Decision = { allowed: true };

export const refused = (refusal: ApiError): Decision => ({ allowed: false, refusal });

/** @throws ApiError the refusal of a decision that does not allow the action */
export function enforce(decision: Decision): void {
  if (!decision.allowed) throw decision.refusal;
}

/** The abilities that an answer carries: each action, and whether the policy allows it. */
export function abilitiesOf<const Action extends string>(
  actions: readonly Action[],
  decide: (action: Action) => Decision,
): Record<Action, boolean> {
  const entries = actions.map((action) => [action, decide(action).allowed]);
  return Object.fromEntries(entries) as Record<Action, boolean>;
}
