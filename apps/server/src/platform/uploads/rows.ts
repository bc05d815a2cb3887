import { randomBytes } from 'node:crypto';
import { UNUSED_UPLOAD_HOURS, UPLOADS_MAX_BYTES, type UploadKind } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { lockMembers } from '../database/locks.ts';
import { type Trx, transaction } from '../database/transaction.ts';
import { invalidInput, unavailable } from '../errors.ts';
import { folderKeyOf } from '../files/keys.ts';
import type { Rotation } from '../pictures/render.ts';

/** A file that is about to be stored. */
export interface NewUpload {
  memberId: number;
  kind: UploadKind;
  /** Of all its files together. */
  bytes: number;
  rotation?: Rotation;
}

export interface CreatedUpload {
  id: number;
  key: string;
  /** Last part of its key. */
  name: string;
}

/** An upload whose files can be deleted. */
export interface RemovableUpload {
  id: number;
  key: string;
}

const NAME_BYTES = 15;
/** The slowest accepted form takes three hours: an older one was interrupted. */
const WRITING_HOURS = 4;
const BATCH = 500;

/**
 * Creates the row of an upload before its files are stored, so that the key is known and its files
 * can be deleted after a failure.
 * @throws ApiError 422 if the member's storage is full
 */
export function createUpload(db: Db, upload: NewUpload, now: Date): Promise<CreatedUpload> {
  const { memberId, kind, bytes, rotation = 0 } = upload;
  const name = randomBytes(NAME_BYTES).toString('base64url');
  return transaction(db, async (trx) => {
    // The second of two concurrent calls sees the storage used by the first.
    await lockMembers(trx, memberId, { strength: 'for update' });
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

/**
 * Records that the files of these uploads are stored and usable.
 * @throws ApiError 503 if one of them was removed in the meantime
 */
export function confirmUploads(db: Db, ids: readonly number[]): Promise<void> {
  return transaction(db, async (trx) => {
    if (ids.length === 0) return;
    const { numUpdatedRows } = await trx
      .updateTable('uploads')
      .set({ state: 'kept' })
      .where('id', 'in', ids)
      .where('state', '=', 'writing')
      .executeTakeFirstOrThrow();
    // All or none: the answer must not contain deleted files.
    if (Number(numUpdatedRows) !== ids.length) throw unavailable();
  });
}

/** Marks uploads of a failed request for removal, unless confirmed. */
export function cancelUploads(db: Db, ids: readonly number[]): Promise<RemovableUpload[]> {
  return transaction(db, async (trx) => {
    if (ids.length === 0) return [];
    return trx
      .updateTable('uploads')
      .set({ state: 'removing' })
      .where('id', 'in', ids)
      .where('state', '=', 'writing')
      .returning(['id', 'key'])
      .execute();
  });
}

/**
 * Marks unused and interrupted uploads for removal after a day. From then on they cannot be used.
 * @param memberId only uploads of this member
 * @returns one batch of them, including those marked before
 */
export function markUnusedUploads(
  db: Db,
  now: Date,
  memberId?: number,
): Promise<RemovableUpload[]> {
  return transaction(db, async (trx) => {
    const { rows } = await sql<RemovableUpload>`
      with found as (
        select id from uploads
        where ${memberId === undefined ? sql`true` : sql`member_id = ${memberId}`} and (state = 'removing'
          or (state = 'kept' and used_at is null
            and created_at <= ${now}::timestamptz - make_interval(hours => ${sql.lit(UNUSED_UPLOAD_HOURS)}))
          or (state = 'writing'
            and created_at <= ${now}::timestamptz - make_interval(hours => ${sql.lit(WRITING_HOURS)})))
        order by id limit ${sql.lit(BATCH)}
        for update skip locked
      )
      update uploads u set state = 'removing' from found where u.id = found.id
      returning u.id, u.key`.execute(trx);
    return rows;
  });
}

/** Deletes the rows of uploads whose files are deleted. */
export function deleteUploadRows(db: Db, ids: readonly number[]): Promise<void> {
  return transaction(db, async (trx) => {
    if (ids.length === 0) return;
    await trx.deleteFrom('uploads').where('id', 'in', ids).where('state', '<>', 'kept').execute();
  });
}

/**
 * Locks the uploads of these addresses until the transaction ends, so that the job does not remove
 * them while they are being used.
 * @returns the addresses that are not confirmed uploads of this member, in order
 */
export async function lockUploads(
  trx: Trx,
  memberId: number,
  kind: UploadKind,
  urls: readonly string[],
): Promise<string[]> {
  if (urls.length === 0) return [];
  const keys = urls.flatMap((url) => folderKeyOf(url) ?? []);
  const own = await trx
    .selectFrom('uploads')
    .select('key')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', '=', 'kept')
    .where('key', 'in', ['', ...keys])
    .orderBy('id')
    .forUpdate()
    .execute();
  const ownKeys = new Set(own.map(({ key }) => key));
  return urls.filter((url) => !ownKeys.has(folderKeyOf(url) ?? ''));
}
