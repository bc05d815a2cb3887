import type { OperationRequest, putDraft as putOperation } from '@crewpad/contract';
import type { MemberActor } from '../../../../platform/actor.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import type { Services } from '../../../../platform/services.ts';
import { settleUploads } from '../../uploads/commands/settle-uploads.ts';
import { refuseFaults } from '../fields/faults.ts';
import { ownFiles } from '../fields/own-files.ts';
import { type DraftRow, getDraft } from '../queries/get-draft.ts';
import { lockMember } from '../queries/lock-own.ts';
import { draftEditedMeanwhile } from '../refusals.ts';
import { keepDraft } from './keep-draft.ts';

type Wish = OperationRequest<typeof putOperation>['body'];

/**
 * Keeps what a member has written of a listing so far.
 * @throws ApiError 409 when another tab has kept it meanwhile, 422 for files that are not his
 */
export function putDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  { form, step, version }: Wish,
): Promise<DraftRow> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    await lockMember(trx, actor.id);
    const stored = await getDraft(trx, actor.id);
    // Not only an older one: a draft that was begun anew counts on from what this tab knew.
    if (stored !== undefined && version !== undefined && version !== stored.version) {
      throw draftEditedMeanwhile();
    }
    // Files are the only part of a draft that reaches beyond it: it keeps uploads from being removed.
    const { files, faults } = await ownFiles(trx, actor.id, form);
    refuseFaults(faults);
    const draft = {
      form: { ...form, ...files },
      step,
      version: (stored?.version ?? version ?? 0) + 1,
    };
    const kept = await keepDraft(trx, actor.id, draft, now);
    await settleUploads(trx, actor.id, now, 'waits');
    return kept;
  });
}
