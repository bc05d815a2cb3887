import { invalidInput } from '../../platform/errors.ts';

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
