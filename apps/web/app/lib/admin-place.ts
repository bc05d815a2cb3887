const NAME = 'adminPlace';

/** Stores, for this tab, on which page of admins someone was before they viewed an account. */
export function keepAdminPlace(place: string): void {
  try {
    window.sessionStorage.setItem(NAME, place);
  } catch {
    // No storage allowed: they return to the empty search.
  }
}

/** The path and query that were kept, once; empty where none were. */
export function takeAdminPlace(): string {
  try {
    const place = window.sessionStorage.getItem(NAME) ?? '';
    window.sessionStorage.removeItem(NAME);
    return place;
  } catch {
    return '';
  }
}
