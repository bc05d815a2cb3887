import type { ProfileForm } from '@crewpad/contract';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { announceChanges } from '../../../../platform/events.ts';
import { noteCustomerChange } from '../../../../platform/payments/customer-changed.ts';
import type { Phone } from '../../../accounts/index.ts';
import { settleUploads } from '../../../listings/index.ts';

/** What others see of a member, and where. */
const SHOWN = ['display_name', 'photo', 'airlines', 'about'] as const;
/** What the payment provider knows of him. */
const BILLED = ['first_name', 'last_name'] as const;

/**
 * Keeps what a member says of himself; what the form leaves out stays. A picture that is taken away
 * goes with its files.
 * @returns whether anything changed that others see
 */
export function saveProfile(
  db: Db,
  memberId: number,
  profile: ProfileForm & Phone,
  now: Date,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const before = await lockMember(trx, memberId);
    const after = await trx
      .updateTable('members')
      .set({ ...columnsOf(profile), updated_at: now })
      .where('id', '=', memberId)
      .returning([...SHOWN, ...BILLED])
      .executeTakeFirstOrThrow();
    if (after.photo !== before.photo) await settleUploads(trx, memberId, now);
    if (BILLED.some((column) => after[column] !== before[column])) {
      await noteCustomerChange(trx, memberId, now);
    }
    const isChanged = SHOWN.some((column) => after[column] !== before[column]);
    if (isChanged) await announceChanges(trx);
    return isChanged;
  });
}

function lockMember(trx: Trx, memberId: number) {
  return trx
    .selectFrom('members')
    .select([...SHOWN, ...BILLED])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

function columnsOf({
  photo,
  about,
  airlines,
  middle_name,
  gender,
  ...always
}: ProfileForm & Phone) {
  return {
    ...always,
    ...(middle_name !== undefined && { middle_name: middle_name || null }),
    ...(gender !== undefined && { gender }),
    ...(airlines !== undefined && { airlines: airlines || null }),
    ...(about !== undefined && { about: about ?? '' }),
    ...(photo === null && { photo }),
  };
}
