import type { Locale, ThemeChoice } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';

/** What a member chooses about his own account, without anybody else seeing it in a page's text. */
export interface OwnChoice {
  locale?: Locale;
  theme?: ThemeChoice;
  approval_public_phone_user?: 0 | 1;
  approval_public_phone_tenant?: 0 | 2;
}

/** Keeps what was chosen; what was not named stays. */
export function changeOwn(db: Db, memberId: number, choice: OwnChoice, now: Date): Promise<void> {
  return transaction(db, async (trx) => {
    await trx
      .updateTable('members')
      .set({ ...choice, updated_at: now })
      .where('id', '=', memberId)
      .where('status', '<>', 'CLOSED')
      .execute();
  });
}
