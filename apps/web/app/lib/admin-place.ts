const NAME = 'adminPlace';

/** Keeps, for this tab, where among the members an admin was when he stepped into an account. */
export function keepAdminPlace(place: string): void {
  try {
    window.sessionStorage.setItem(NAME, place);
  } catch {
    // No storage allowed: he comes back to the empty search.
  }
}

/** The query that was kept, once; empty where none was. */
export function takeAdminPlace(): string {
  try {
    const place = window.sessionStorage.getItem(NAME) ?? '';
    window.sessionStorage.removeItem(NAME);
    return place;
  } catch {
    return '';
  }
}
