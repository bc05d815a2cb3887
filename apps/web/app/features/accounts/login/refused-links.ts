const REFUSED = 'refused_login_links';

function refused(): string[] {
  try {
    return (window.sessionStorage.getItem(REFUSED) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** Whether the server has refused this login link before, while this tab is open. */
export function isRefusedLink(token: string): boolean {
  return refused().includes(token);
}

/** A used link is not sent again when the page reloads. */
export function rememberRefusedLink(token: string): void {
  try {
    window.sessionStorage.setItem(REFUSED, [...refused(), token].join(' '));
  } catch {
    // Storage is disabled: the server refuses it again.
  }
}
