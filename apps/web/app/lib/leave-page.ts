/** A page change by the site itself. */
let own: 'reload' | 'away' | null = null;

/**
 * Reloads the page for a choice made on it: the input is preserved, so no confirmation is needed.
 */
export function reloadPage(): void {
  own = 'reload';
  window.location.reload();
}

/** Opens another page, discarding this one. */
export function leaveFor(address: string): void {
  own = 'away';
  window.location.assign(address);
}

/** Why the page is left; null if the member leaves it. */
export function ownLeaving(): 'reload' | 'away' | null {
  return own;
}
