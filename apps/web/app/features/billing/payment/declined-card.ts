import { readInTab, storeInTab } from '../../../lib/storage.ts';

const KEY = 'declined_card';

/** Whether the last payment with this card was declined, while this tab is open. */
export const wasDeclined = (method: string | null): boolean =>
  method !== null && readInTab(KEY) === method;

/** Stores the declined card; null for none. */
export const storeDeclined = (method: string | null): void => storeInTab(KEY, method);
