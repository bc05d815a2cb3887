const NAME = 'adminPlace';

/** Stores, per tab, the admin page to return to after viewing an account. */
export function storeAdminPlace(place: string): void {
  try {
    window.sessionStorage.setItem(NAME, place);
  } catch {
    // Storage is disabled: they return to the empty search.
  }
}

/** Takes the stored path and query, once; empty if none. */
export function takeAdminPath(): string {
  try {
    const place = window.sessionStorage.getItem(NAME) ?? '';
    window.sessionStorage.removeItem(NAME);
    return place;
  } catch {
    return '';
  }
}
