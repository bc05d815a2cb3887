let aheadMs = 0;

/** Stores the server's time from the page. */
export function noteServerTime(now: string): void {
  aheadMs = Date.parse(now) - Date.now();
}

/** The current time on the server's clock. The browser's may be wrong, and the server checks dates. */
export function serverTime(): Date {
  return new Date(Date.now() + aheadMs);
}
