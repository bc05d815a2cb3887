import { keepStored, readStored } from '../../../lib/storage.ts';

const KEY = 'declined_card';
const isId = (value: unknown): value is string => typeof value === 'string';

/** Whether the last payment with this card was declined, as far as this browser knows. */
export function wasDeclined(method: string | null): boolean {
  return method !== null && readStored(KEY, isId) === method;
}

/** Keeps which card was declined, for the next visit; null: none. */
export function keepDeclined(method: string | null): void {
  keepStored(KEY, method);
}
