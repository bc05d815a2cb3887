import type { DraftForm } from '@crewpad/contract';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { type DraftRow, getDraft } from '../queries/get-draft.ts';

interface Draft {
  form: DraftForm;
  step: number;
  version: number;
}

/** Writes a member's draft over the one that stood there. @returns it as it stands now */
export async function keepDraft(
  trx: Trx,
  memberId: number,
  { form, step, version }: Draft,
  now: Date,
): Promise<DraftRow> {
  const row = { form: JSON.stringify(form), step, version, updated_at: now };
  await trx
    .insertInto('listing_drafts')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
  const kept = await getDraft(trx, memberId);
  if (kept === undefined) throw new Error('a draft that was just kept is not there');
  return kept;
}
