import { sitePath } from './site-path.ts';

const RETURN = 'login_return';

/** Remembers a page for the return from another site's login, which leads to /login. */
export function storeLoginReturn(path: string | null): void {
  try {
    if (path === null) window.sessionStorage.removeItem(RETURN);
    else window.sessionStorage.setItem(RETURN, path);
  } catch {
    // Storage is disabled: the login leads home.
  }
}

/** That page, once. */
export function takeLoginReturn(): string | null {
  try {
    const path = window.sessionStorage.getItem(RETURN);
    window.sessionStorage.removeItem(RETURN);
    return sitePath(path);
  } catch {
    return null;
  }
}
