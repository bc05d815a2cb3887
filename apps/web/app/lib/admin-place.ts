import { storeInTab, takeFromTab } from './storage.ts';

const NAME = 'adminPlace';

/** Stores, per tab, the admin page to return to after viewing an account. */
export const storeAdminPlace = (place: string): void => storeInTab(NAME, place);

/** Takes the stored path and query, once; empty if none. */
export const takeAdminPath = (): string => takeFromTab(NAME) ?? '';
