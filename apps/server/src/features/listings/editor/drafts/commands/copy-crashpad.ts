import type { MemberActor } from '../../../../../platform/access/actor.ts';
import { enforce } from '../../../../../platform/access/decision.ts';
import { lockMember } from '../../../../../platform/database/locks.ts';
import { transaction } from '../../../../../platform/database/transaction.ts';
import { notFound } from '../../../../../platform/errors.ts';
import type { Services } from '../../../../../platform/services.ts';
import { refreshUploadUse } from '../../../../../platform/uploads/use.ts';
import { presentCrashpad } from '../../../mine/present-crashpad.ts';
import { findOwnCrashpad } from '../../../mine/queries/own-crashpads.ts';
import { can } from '../../../policy.ts';
import { type DraftRow, findDraft } from '../../../queries/find-draft.ts';
import { draftOfCrashpad } from '../draft-of-crashpad.ts';
import { saveDraft } from './save-draft.ts';

/**
 * Starts a draft with the content of one of the member's own listings.
 * @returns the draft, and the one it replaced
 * @throws ApiError 404 for listings of others, 403 if the plan allows no more listings
 */
export function copyCrashpad(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  listingId: number,
): Promise<{ draft: DraftRow; replaced: DraftRow | undefined }> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    await lockMember(trx, actor.id);
    const listing = await findOwnCrashpad(trx, actor.id, listingId);
    if (listing === undefined) throw notFound();
    enforce(can(actor, 'copy', listing));
    const replaced = await findDraft(trx, actor.id);
    const form = draftOfCrashpad(presentCrashpad(listing, actor));
    const version = (replaced?.version ?? 0) + 1;
    const draft = await saveDraft(trx, actor.id, { form, step: 1, version }, now);
    await refreshUploadUse(trx, actor.id, now, 'keep');
    return { draft, replaced };
  });
}
