import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { refusal } from '../../../../platform/errors.ts';
import { findRentalWhere, type RentalRow } from '../../queries/rental-rows.ts';
import { isOver, sameEmail } from '../invitee.ts';

/** A rental found by one of its two tokens. */
export interface FoundByToken {
  rental: RentalRow;
  /** Whether it is the emailed token, which proves access to the invited address. */
  isMailed: boolean;
}

/** The rental of a token, in any status; undefined if unknown or replaced. */
export async function findByToken(db: Db | Trx, token: string): Promise<FoundByToken | undefined> {
  const rental = await findRentalWhere(
    db,
    sql`r.id = (
      select id from rentals where token = ${token}
      union all
      select id from rentals where mailed_token = ${token}
      limit 1
    )`,
  );
  return rental && { rental, isMailed: rental.token !== token };
}

/**
 * The rental of a token while it is an invitation.
 * @throws ApiError 404 if unknown, replaced, answered, cancelled or expired, with the same body
 */
export async function getPendingOffer(
  db: Db | Trx,
  token: string,
  now: Date,
): Promise<FoundByToken> {
  const found = await findByToken(db, token);
  if (found?.rental.status !== 'pending' || isOver(found.rental, now)) throw noSuchOffer();
  return found;
}

export const noSuchOffer = () => refusal(404, 'INVITE_NOT_VALID', 'rentals:invitation_over');

/**
 * Refuses any email but the invited one. The lister's own token cannot be used to guess the email
 * of a person invited without it.
 * @throws ApiError 404, the same as for an unknown token
 */
export function requireEmailOf({ rental, isMailed }: FoundByToken, email: string): void {
  const isUnknownToReader = rental.email_hidden && !isMailed;
  if (isUnknownToReader || !sameEmail(rental.email, email)) throw noSuchOffer();
}
