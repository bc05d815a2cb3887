import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../platform/errors.ts';
import type { CallContext } from './context.ts';

/** What may be asked how often, per network address. One table for the whole API. */
const LIMITS = {
  search: { points: 60, seconds: 60 },
  read: { points: 600, seconds: 60 },
  login: { points: 100, seconds: 3600 },
  mail: { points: 20, seconds: 3600 },
  email_exists: { points: 10, seconds: 60 },
  sign_up: { points: 30, seconds: 3600 },
  link_token: { points: 20, seconds: 3600 },
  money: { points: 10, seconds: 60 },
} as const;
/** `none` is for the probes of the operator. */
export type LimitClass = keyof typeof LIMITS | 'none';

export interface Limits {
  /** @throws ApiError 429 with the seconds to wait. */
  take(limit: LimitClass, caller: Pick<CallContext, 'actor' | 'address'>): Promise<void>;
}

export const noLimits: Limits = { take: async () => {} };

/** Counters per class; those of IPv6 stand for a whole /64, which is one household or less. */
export function createLimits(): Limits {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    ]),
  ) as Record<keyof typeof LIMITS, RateLimiterMemory>;

  return {
    async take(limit, { address }) {
      if (limit === 'none') return;
      try {
        await limiters[limit].consume(networkOf(address));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      }
    },
  };
}

/** An IPv4 address as it is; of an IPv6 address its /64 network. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group: string) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
