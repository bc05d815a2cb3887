import type { MemberActor } from '../../../../platform/actor.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { settleUploads } from '../../uploads/commands/settle-uploads.ts';
import { draftOfCrashpad } from '../fields/draft-of-crashpad.ts';
import { requireWritable } from '../policy.ts';
import { presentCrashpad } from '../present-crashpad.ts';
import { type DraftRow, getDraft } from '../queries/get-draft.ts';
import { lockMember } from '../queries/lock-own.ts';
import { getOwnCrashpad } from '../queries/own-crashpads.ts';
import { keepDraft } from './keep-draft.ts';

/**
 * Begins a draft with what one of the member's own listings says.
 * @returns the draft, and the one that stood there before
 * @throws ApiError 404 not his own listing
 */
export function copyCrashpad(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
  listingId: number,
): Promise<{ draft: DraftRow; replaced: DraftRow | undefined }> {
  const now = clock.now();
  return transaction(db, async (trx) => {
    await lockMember(trx, actor.id);
    const listing = await getOwnCrashpad(trx, actor.id, listingId);
    if (listing === undefined) throw notFound();
    requireWritable(actor);
    const replaced = await getDraft(trx, actor.id);
    const form = draftOfCrashpad(presentCrashpad(listing, actor));
    const version = (replaced?.version ?? 0) + 1;
    const draft = await keepDraft(trx, actor.id, { form, step: 1, version }, now);
    await settleUploads(trx, actor.id, now, 'waits');
    return { draft, replaced };
  });
}
