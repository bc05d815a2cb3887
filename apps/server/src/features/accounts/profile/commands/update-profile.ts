import type { contract } from '@crewpad/contract';
import type { Db } from '../../../../platform/database/database.ts';
import { lockMember } from '../../../../platform/database/locks.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { announceChanges } from '../../../../platform/events.ts';
import { refreshUploadUse } from '../../../../platform/uploads/use.ts';
import { notifyMemberChanged } from '../../hooks.ts';
import type { Phone } from '../details.ts';

/** The fields of a member that others see. */
const SHOWN = ['display_name', 'photo', 'airlines', 'about'] as const;
/** The fields that are sent to the payment provider. */
const BILLED = ['first_name', 'last_name'] as const;

/**
 * Updates a member's profile. Missing fields stay. Deletes the files of a removed picture.
 * @returns whether anything changed that others see
 */
export function updateProfile(
  db: Db,
  memberId: number,
  profile: contract.accounts.ProfileForm & Phone,
  now: Date,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const before = await lockMember(trx, memberId, { columns: [...SHOWN, ...BILLED] });
    const after = await trx
      .updateTable('members')
      .set({ ...columnsOf(profile), updated_at: now })
      .where('id', '=', memberId)
      .returning([...SHOWN, ...BILLED])
      .executeTakeFirstOrThrow();
    if (after.photo !== before.photo) await refreshUploadUse(trx, memberId, now);
    if (BILLED.some((column) => after[column] !== before[column])) {
      await notifyMemberChanged(trx, memberId, now);
    }
    const isChanged = SHOWN.some((column) => after[column] !== before[column]);
    if (isChanged) await announceChanges(trx, 'all');
    return isChanged;
  });
}

function columnsOf({
  photo,
  about,
  airlines,
  middle_name,
  gender,
  ...always
}: contract.accounts.ProfileForm & Phone) {
  return {
    ...always,
    ...(middle_name !== undefined && { middle_name: middle_name || null }),
    ...(gender !== undefined && { gender }),
    ...(airlines !== undefined && { airlines: airlines || null }),
    ...(about !== undefined && { about: about ?? '' }),
    ...(photo === null && { photo }),
  };
}
