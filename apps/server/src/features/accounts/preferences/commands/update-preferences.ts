import type { Locale, ThemeChoice } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';

/** What members choose about their own account. */
export interface Preferences {
  locale?: Locale;
  theme?: ThemeChoice;
  approval_public_phone_user?: 0 | 1;
  approval_public_phone_tenant?: 0 | 2;
}

/** Updates the given preferences. Missing ones stay. */
export function updatePreferences(
  db: Db,
  memberId: number,
  choice: Preferences,
  now: Date,
): Promise<void> {
  return transaction(db, async (trx) => {
    await trx
      .updateTable('members')
      .set({ ...choice, updated_at: now })
      .where('id', '=', memberId)
      .where('status', '<>', 'CLOSED')
      .execute();
  });
}
