const REFUSED = 'refused_login_links';

function refused(): string[] {
  try {
    return (window.sessionStorage.getItem(REFUSED) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** Whether the server has refused this login link before, as long as this tab is open. */
export function isRefusedLink(token: string): boolean {
  return refused().includes(token);
}

/** A link that is used up is not sent again when the page is loaded again. */
export function rememberRefusedLink(token: string): void {
  try {
    window.sessionStorage.setItem(REFUSED, [...refused(), token].join(' '));
  } catch {
    // No storage allowed: the server refuses it once more.
  }
}
