import { sitePath } from './site-path.ts';

const RETURN = 'login_return';

/** Remembers this page for the return from another site's login, which leads to /login. */
export function storeLoginReturn(): void {
  const { pathname, search, hash } = window.location;
  try {
    window.sessionStorage.setItem(RETURN, pathname + search + hash);
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
