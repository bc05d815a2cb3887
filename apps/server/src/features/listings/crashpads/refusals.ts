import type { ApiError } from '@crewpad/contract';
import { conflict, refusal } from '../../../platform/errors.ts';

/** Refusals of what listers do with their listings. */

export function upgradeRequired(locations: number): ApiError {
  const noun = locations === 1 ? 'crashpad' : 'crashpads';
  const sentence = `Your plan allows ${locations} ${noun}. Please upgrade to add another one.`;
  return refusal(403, 'UPGRADE_REQUIRED', sentence);
}

export function cardRequired(): ApiError {
  const sentence = 'Please add a card to your account before you add a crashpad.';
  return refusal(408, 'CARD_REQUIRED', sentence);
}

export function crashpadEditedMeanwhile(): ApiError {
  return refusal(409, 'EDITED_MEANWHILE', 'This crashpad was changed meanwhile.');
}

export function draftEditedMeanwhile(): ApiError {
  return refusal(409, 'EDITED_MEANWHILE', 'This draft was changed meanwhile.');
}

/** Whoever holds a bed must go before it, its room or its listing can be changed so. */
export function tenantsInTheWay(): ApiError {
  return conflict(
    'you have pending or accepted tenants, please delete all tenants and/or invites to make this change',
  );
}

export function tenantsInRoom(): ApiError {
  return conflict(
    'this crashpad has a pending or accepted tenant, please delete all tenants to delete crashpad',
  );
}
