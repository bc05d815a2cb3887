const KEY = 'declined_card';

/** Whether the last payment with this card was declined, as long as this tab is open. */
export function wasDeclined(method: string | null): boolean {
  try {
    return method !== null && window.sessionStorage.getItem(KEY) === method;
  } catch {
    return false;
  }
}

/** Keeps which card was declined; null: none. */
export function keepDeclined(method: string | null): void {
  try {
    if (method === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, method);
  } catch {
    // No storage allowed: the card is offered like any other.
  }
}
