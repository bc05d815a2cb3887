import { sitePath } from './site-path.ts';
import { storeInTab, takeFromTab } from './storage.ts';

const RETURN = 'login_return';

/** Remembers a page for the return from another site's login, which leads to /login. */
export const storeLoginReturn = (path: string | null): void => storeInTab(RETURN, path);

/** That page, once. */
export const takeLoginReturn = (): string | null => sitePath(takeFromTab(RETURN));
