import type { contract, OperationRequest } from '@crewpad/contract';
import type { MemberActor } from '../../../../../platform/access/actor.ts';
import { lockMember } from '../../../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../../../platform/database/transaction.ts';
import { refusal } from '../../../../../platform/errors.ts';
import type { Services } from '../../../../../platform/services.ts';
import { refreshUploadUse } from '../../../../../platform/uploads/use.ts';
import { type DraftRow, findDraft } from '../../../queries/find-draft.ts';
import { requireNoIssues } from '../../form/issues.ts';
import { checkFiles } from '../../media/check-files.ts';

type DraftRequest = OperationRequest<typeof contract.listings.putDraft>['body'];

/**
 * Saves a member's draft of a listing.
 * @throws ApiError 409 if another tab saved it in the meantime, 422 for files of others
 */
export function putDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  { form, step, version }: DraftRequest,
): Promise<DraftRow> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    await lockMember(trx, actor.id);
    const stored = await findDraft(trx, actor.id);
    // Also a newer version: a draft that was restarted continues from this tab's version.
    if (stored !== undefined && version !== undefined && version !== stored.version) {
      throw refusal(409, 'EDITED_MEANWHILE', 'listings:draft_edited_meanwhile');
    }
    // Files are the only part of a draft with a side effect: they stop uploads from being removed.
    const { files, issues } = await checkFiles(trx, actor.id, form);
    requireNoIssues(issues);
    const draft = {
      form: { ...form, ...files },
      step,
      version: (stored?.version ?? version ?? 0) + 1,
    };
    const saved = await saveDraft(trx, actor.id, draft, now);
    await refreshUploadUse(trx, actor.id, now, 'keep');
    return saved;
  });
}

interface Draft {
  form: contract.listings.DraftForm;
  step: number;
  version: number;
}

/** Replaces a member's stored draft. @returns the new draft */
export async function saveDraft(
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
  const saved = await findDraft(trx, memberId);
  if (saved === undefined) throw new Error('the saved draft is missing');
  return saved;
}
