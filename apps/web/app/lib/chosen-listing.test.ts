import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  parseChosenPath,
  storeChosenPath,
  storedChosenPath,
  withChosenListing,
} from './chosen-listing.ts';

const CHAT = '/chat/user/3/listing/7';

describe('the listing that a visitor wants', () => {
  it('is parsed from the address of a new message, or of the listing', () => {
    expect(parseChosenPath(CHAT)).toEqual({ path: CHAT, listingId: 7, listerId: 3 });
    expect(parseChosenPath('/listing/7?waitlist=1#beds')).toEqual({
      path: '/listing/7?waitlist=1#beds',
      listingId: 7,
      listerId: null,
    });
  });

  it.each([
    '//evil.example/listing/7',
    'https://evil.example/listing/7',
    'javascript:alert(1)',
    '/api/listing/7',
    '/listing/7/../../api',
    '/listing/0',
    '/listing/7/edit',
    '/listing/review/7',
    '/chat/user/3/listing/99999999999',
    '/airports',
    '',
    null,
    undefined,
  ])('is nothing else: %s', (address) => {
    expect(parseChosenPath(address)).toBeNull();
    expect(withChosenListing('/create-account', address)).toBe('/create-account');
  });

  it('is passed on to the next step', () => {
    expect(withChosenListing('/create-account', CHAT)).toBe(
      '/create-account?ref_url=%2Fchat%2Fuser%2F3%2Flisting%2F7',
    );
  });
});

describe('the chosen listing in browser storage', () => {
  const storage = new Map<string, string>();
  beforeEach(() => {
    storage.clear();
    vi.useFakeTimers();
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => storage.set(key, value),
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('expires after a day', () => {
    storeChosenPath(CHAT);
    vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
    expect(storedChosenPath()).toBe(CHAT);
    vi.advanceTimersByTime(1);
    expect(storedChosenPath()).toBeNull();
  });

  it.each([
    'nonsense',
    '[]',
    JSON.stringify({ path: CHAT }),
    JSON.stringify({ path: CHAT, until: 9e15 }),
    JSON.stringify({ path: '//evil.example/listing/7', until: 'TOMORROW' }),
  ])('is not believed blindly: %s', (value) => {
    storage.set('chosen_listing', value.replace('"TOMORROW"', String(Date.now() + 1000)));
    expect(storedChosenPath()).toBeNull();
  });
});
