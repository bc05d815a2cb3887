import { randomBytes } from 'node:crypto';
import { UPLOADS_MAX_BYTES, type UploadKind } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';
import { invalidInput } from '../../../../platform/errors.ts';
import type { Rotation } from '../../../../platform/pictures/render.ts';

/** A file that is about to be stored. */
export interface NewUpload {
  memberId: number;
  kind: UploadKind;
  /** Of all its files together. */
  bytes: number;
  rotation?: Rotation;
}

export interface Announced {
  id: number;
  key: string;
  /** Last part of its key. */
  name: string;
}

const NAME_BYTES = 15;

/**
 * Writes down that files are going to be stored under a new key, before they are: whatever happens
 * then, the key is known and can be cleared.
 * @throws ApiError 422 when the member has used up what he may store
 */
export function announceUpload(db: Db, upload: NewUpload, now: Date): Promise<Announced> {
  const { memberId, kind, bytes, rotation = 0 } = upload;
  const name = randomBytes(NAME_BYTES).toString('base64url');
  return transaction(db, async (trx) => {
    // Of two at once the second sees what the first one took.
    await trx
      .selectFrom('members')
      .select('id')
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    const { stored } = await trx
      .selectFrom('uploads')
      .select(({ fn }) => fn.sum<string | null>('bytes').as('stored'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    if (Number(stored) + bytes > UPLOADS_MAX_BYTES) {
      throw invalidInput({ storage: ['storage_is_full'] });
    }
    const key = `${kind === 'picture' ? 'pictures' : 'documents'}/${name}`;
    const { id } = await trx
      .insertInto('uploads')
      .values({ member_id: memberId, kind, key, bytes, rotation, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, key, name };
  });
}
