import { ApiError } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { tooManyRequests } from '../../../platform/errors.ts';
import type { Limits, Reservation } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network.ts';
import type { Services } from '../../../platform/services.ts';
import { listDeclinesSince } from '../ledger/pending.queries.ts';

type Counting = Pick<Services, 'db' | 'limits'>;

/** Who uses a card. The provider's events have no network address. */
interface CardUser {
  memberId: number;
  address?: string | undefined;
}

/**
 * Counts a card that the member did not use in the last day: nobody tries out cards through us.
 * @param card its fingerprint, so that the same card entered again does not count
 * @throws ApiError 429
 */
export async function countNewCard(
  services: Counting,
  user: CardUser,
  card: string,
): Promise<void> {
  const use = await takeFirst(services.limits, `${user.memberId} ${card}`);
  if (use === undefined) return;
  try {
    await takeNewCard(services, user);
  } catch (error) {
    await use.giveBack();
    throw error;
  }
}

/** Refuses a new card before its bank is asked. @throws ApiError 429 */
export async function requireNewCardLeft(services: Counting, user: CardUser): Promise<void> {
  const reservation = await takeNewCard(services, user);
  await reservation.giveBack();
}

/** @returns undefined if this member has used this card within a day */
async function takeFirst(limits: Limits, use: string): Promise<Reservation | undefined> {
  try {
    return await limits.takeFor('card_uses', use);
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return undefined;
    throw error;
  }
}

async function takeNewCard(
  { db, limits }: Counting,
  { memberId, address }: CardUser,
): Promise<Reservation> {
  const own = await limits.takeFor('new_cards', String(memberId));
  try {
    if (address === undefined || (await isCustomer(db, memberId))) return own;
    const shared = await limits.takeFor('network_cards', networkOf(address));
    return {
      giveBack: async () => {
        await shared.giveBack();
        await own.giveBack();
      },
    };
  } catch (error) {
    await own.giveBack();
    throw error;
  }
}

/** Whether the member has a paid plan or an accepted rental. */
async function isCustomer(db: Db, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select m.status = 'ACTIVE' and m.user_plan is not null or exists (
      select from rentals r where r.user_id = m.id and r.status = 'accepted'
    ) as is
    from members m where m.id = ${memberId}`.execute(db);
  return rows[0]?.is === true;
}

const HOUR_MS = 60 * 60 * 1000;
const DECLINES_AN_HOUR = 3;

/** @throws ApiError 429 for an hour after the third decline */
export async function requireFewDeclines(
  { db, clock, config }: Services,
  memberId: number,
): Promise<void> {
  if (!config.rateLimits) return;
  const now = clock.now();
  const end = await findPauseEnd(db, memberId, now);
  if (end === undefined) return;
  throw tooManyRequests(Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000)));
}

/** When a member whose cards were declined may try again; undefined for now. */
export async function findPauseEnd(db: Db, memberId: number, now: Date): Promise<Date | undefined> {
  const since = new Date(now.getTime() - HOUR_MS);
  const third = (await listDeclinesSince(db, memberId, since))[DECLINES_AN_HOUR - 1];
  return third && new Date(third.getTime() + HOUR_MS);
}
