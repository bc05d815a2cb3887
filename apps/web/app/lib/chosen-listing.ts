import { CHOSEN_LISTING } from './session-store.ts';
import { sitePath } from './site-path.ts';
import { readStored, writeStored } from './storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_CHAT = /^\/chat\/user\/([1-9]\d{0,8})\/listing\/([1-9]\d{0,8})$/;
const LISTING = /^\/listing\/([1-9]\d{0,8})$/;

/** The listing where a visitor was redirected to the login, and where they continue. */
export interface ChosenPath {
  path: string;
  listingId: number;
  /** The member they wanted to message; null to return to the listing. */
  listerId: number | null;
}

/** Parses an untrusted address; null if it is not a listing of this site. */
export function parseChosenPath(address: string | null | undefined): ChosenPath | null {
  const path = sitePath(address);
  if (path === null) return null;
  const [pathname = ''] = path.split(/[?#]/);
  const chat = NEW_CHAT.exec(pathname);
  if (chat) return { path, listingId: Number(chat[2]), listerId: Number(chat[1]) };
  const listing = LISTING.exec(pathname);
  return listing && { path, listingId: Number(listing[1]), listerId: null };
}

/** Passes the chosen listing on to the next step; other addresses end at the login. */
export function withChosenListing(to: string, address: string | null | undefined): string {
  const parts = parseChosenPath(address);
  return parts === null ? to : `${to}?ref_url=${encodeURIComponent(parts.path)}`;
}

/** Stores it for a day, for reloads, other tabs and the link in an email. */
export function storeChosenPath(path: string): void {
  writeStored(CHOSEN_LISTING, { path, until: Date.now() + DAY_MS });
}

/** The stored value, or null if absent or expired. */
export function storedChosenPath(): string | null {
  const entry = readStored(CHOSEN_LISTING, isStoredPath);
  const now = Date.now();
  if (entry === null || entry.until <= now || entry.until > now + DAY_MS) return null;
  return parseChosenPath(entry.path)?.path ?? null;
}

export function deleteChosenPath(): void {
  try {
    window.localStorage.removeItem(CHOSEN_LISTING);
  } catch {
    // Then nothing was stored either.
  }
}

function isStoredPath(value: unknown): value is { path: string; until: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { path, until } = value as { path?: unknown; until?: unknown };
  return typeof path === 'string' && typeof until === 'number';
}
