/** What the site itself does to the page, when it does. */
let own: 'reload' | 'away' | null = null;

/** Loads the page again for a choice that was made on it: what is typed is kept, so no one asks. */
export function reloadPage(): void {
  own = 'reload';
  window.location.reload();
}

/** Loads another page for good: nothing of this one is kept. */
export function leaveFor(address: string): void {
  own = 'away';
  window.location.assign(address);
}

/** Why the page is left; null: the member leaves it themselves. */
export function ownLeaving(): 'reload' | 'away' | null {
  return own;
}
