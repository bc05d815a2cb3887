const KEY = 'declined_card';

/** Whether the last payment with this card was declined, while this tab is open. */
export function wasDeclined(method: string | null): boolean {
  try {
    return method !== null && window.sessionStorage.getItem(KEY) === method;
  } catch {
    return false;
  }
}

/** Stores the declined card; null for none. */
export function storeDeclined(method: string | null): void {
  try {
    if (method === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, method);
  } catch {
    // Storage is disabled: the card is offered like any other.
  }
}
