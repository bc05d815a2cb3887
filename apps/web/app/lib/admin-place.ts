const NAME = 'adminPlace';

/** Stores, for this tab, where in the list of members an admin was before they viewed an account. */
export function keepAdminPlace(place: string): void {
  try {
    window.sessionStorage.setItem(NAME, place);
  } catch {
    // No storage allowed: they return to the empty search.
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
