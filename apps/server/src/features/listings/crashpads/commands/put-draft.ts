import type { OperationRequest, putDraft as putOperation } from '@crewpad/contract';
import type { MemberActor } from '../../../../platform/actor.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import type { Services } from '../../../../platform/services.ts';
import { settleUploads } from '../../uploads/commands/settle-uploads.ts';
import { type Fault, refuseFaults } from '../fields/faults.ts';
import { foreignFiles } from '../fields/queries/foreign-files.ts';
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
    refuseFaults(await strangeFiles(trx, actor.id, form));
    const draft = { form, step, version: (stored?.version ?? version ?? 0) + 1 };
    const kept = await keepDraft(trx, actor.id, draft, now);
    await settleUploads(trx, actor.id, now, 'waits');
    return kept;
  });
}

/** Files are the only part of a draft that reaches beyond it: it keeps uploads from being removed. */
async function strangeFiles(trx: Trx, memberId: number, form: Wish['form']): Promise<Fault[]> {
  const pictures = [...(form.images ?? []), ...(form.thumbnail ? [form.thumbnail] : [])];
  const documents = form.rules_policies_doc ?? [];
  const foreignPictures = await foreignFiles(trx, memberId, 'picture', pictures);
  const foreignDocuments = await foreignFiles(trx, memberId, 'document', documents);
  return [
    ...(foreignPictures.length > 0 ? [{ field: 'images', key: 'picture_is_not_yours' }] : []),
    ...(foreignDocuments.length > 0
      ? [{ field: 'rules_policies_doc', key: 'document_is_not_yours' }]
      : []),
  ];
}
