import type { contract } from '@crewpad/contract';
import {
  hasPhoneSignsOnly,
  isOlderMexicanMobile,
  type LegalDocument,
  type Locale,
  plainPhone,
  type ThemeChoice,
} from '@crewpad/domain';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { UploadedFile } from '../../../http/pipeline/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { invalidInput, unavailable } from '../../../platform/errors.ts';
import { announceChanges } from '../../../platform/events.ts';
import type { Services } from '../../../platform/services.ts';
import { inOneBatch, pictureUrlOf, storePicture } from '../../../platform/uploads/batch.ts';
import { refreshUploadUse } from '../../../platform/uploads/use.ts';
import { notifyMemberChanged } from '../hooks.ts';

/** A stored phone number: `+12025550123`. */
export interface Phone {
  phone_number: string;
  country_code: string;
}

interface Details extends Phone {
  birthdate_year: number;
  birthdate_month: number;
  birthdate_day: number;
}

/** The error keys, which differ per form. */
export interface DetailErrors {
  phone: string;
  birthYear: string;
  birthDay: string;
}

/**
 * Validates what the schema cannot: the phone number for its country, and the birthday against the
 * calendar and the server's clock.
 * @returns the phone number for storage
 * @throws ApiError 422 with all errors
 */
export function checkDetails(form: Details, keys: DetailErrors, now: Date): Phone {
  const phone = parsePhone(form);
  const birthError = birthdateError(form, keys, now);
  if (phone !== undefined && birthError === undefined) return phone;
  throw invalidInput({
    ...(phone === undefined && { phone_number: [keys.phone] }),
    ...birthError,
  });
}

/**
 * Parses a typed phone number; undefined if it has letters, or its length is not possible in that country. Tables of
 * area codes are older than the numbers.
 */
export function parsePhone({ phone_number, country_code }: Phone): Phone | undefined {
  if (!isSupportedCountry(country_code)) return undefined;
  const plain = plainPhone(phone_number);
  // The parser would leave out letters, or read them as digits.
  if (!hasPhoneSignsOnly(plain)) return undefined;
  const phone = parsePhoneNumberFromString(plain, country_code);
  if (phone === undefined) return undefined;
  if (!phone.isPossible() && !isOlderMexicanMobile(phone.number)) return undefined;
  return { phone_number: phone.number, country_code: phone.country ?? country_code };
}

function birthdateError(
  { birthdate_year: year, birthdate_month: month, birthdate_day: day }: Details,
  { birthYear, birthDay }: DetailErrors,
  now: Date,
): Record<string, string[]> | undefined {
  if (year > now.getUTCFullYear()) return { birthdate_year: [birthYear] };
  const date = new Date(Date.UTC(year, month - 1, day));
  const isInCalendar = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isInCalendar && date < now ? undefined : { birthdate_day: [birthDay] };
}

/** The fields of a member that others see. */
const PUBLIC_FIELDS = ['display_name', 'photo', 'airlines', 'about'] as const;
/** The fields that are sent to the payment provider. */
const BILLED = ['first_name', 'last_name'] as const;

/**
 * Updates a member's profile. Missing fields stay. Deletes the files of a removed picture.
 * @returns whether anything changed that others see
 */
export function updateProfile(
  db: Db,
  memberId: number,
  profile: contract.accounts.ProfileForm & Phone,
  now: Date,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const before = await lockMember(trx, memberId, { columns: [...PUBLIC_FIELDS, ...BILLED] });
    const after = await trx
      .updateTable('members')
      .set({ ...columnsOf(profile), updated_at: now })
      .where('id', '=', memberId)
      .returning([...PUBLIC_FIELDS, ...BILLED])
      .executeTakeFirstOrThrow();
    if (after.photo !== before.photo) await refreshUploadUse(trx, memberId, now);
    if (BILLED.some((column) => after[column] !== before[column])) {
      await notifyMemberChanged(trx, memberId, now);
    }
    const isChanged = PUBLIC_FIELDS.some((column) => after[column] !== before[column]);
    if (isChanged) await announceChanges(trx, 'all');
    return isChanged;
  });
}

function columnsOf({
  photo,
  about,
  airlines,
  middle_name,
  gender,
  ...always
}: contract.accounts.ProfileForm & Phone) {
  return {
    ...always,
    ...(middle_name !== undefined && { middle_name: middle_name || null }),
    ...(gender !== undefined && { gender }),
    ...(airlines !== undefined && { airlines: airlines || null }),
    ...(about !== undefined && { about: about ?? '' }),
    ...(photo === null && { photo }),
  };
}

/**
 * Replaces a member's picture by a stored one.
 * @throws ApiError 503 if that one was removed in the meantime
 */
function updatePhoto(
  db: Db,
  { memberId, uploadId, url }: { memberId: number; uploadId: number; url: string },
  now: Date,
): Promise<void> {
  return transaction(db, async (trx) => {
    // Locked first: of two concurrent pictures, the second replaces the first.
    const member = await trx
      .updateTable('members')
      .set({ photo: url, updated_at: now })
      .where('id', '=', memberId)
      .where('status', '<>', 'CLOSED')
      .returning('id')
      .executeTakeFirst();
    const upload = await trx
      .updateTable('uploads')
      .set({ state: 'kept' })
      .where('id', '=', uploadId)
      .where('state', '=', 'writing')
      .returning('id')
      .executeTakeFirst();
    if (member === undefined || upload === undefined) throw unavailable();
    await refreshUploadUse(trx, memberId, now);
    await announceChanges(trx, 'all');
  });
}

/**
 * Stores the only picture of a form and sets it as the member's picture.
 * @returns its address
 */
export function uploadPhoto(
  services: Services,
  memberId: number,
  files: AsyncIterable<UploadedFile>,
  field: string,
): Promise<string> {
  return inOneBatch(services, async (batch) => {
    let stored: { id: number; name: string } | undefined;
    for await (const { bytes: file } of files) {
      stored = await storePicture(services, batch, { memberId, file, field });
    }
    if (stored === undefined) throw invalidInput({ [field]: ['file_is_required'] });
    const url = pictureUrlOf(stored.name);
    const photo = { memberId, uploadId: stored.id, url };
    await updatePhoto(services.db, photo, services.clock.now());
    return url;
  });
}

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

interface AcceptedVersion {
  document: LegalDocument;
  version: string;
}

/** Stores what a member accepted; the first time counts. */
export async function acceptLegal(
  trx: Trx,
  memberId: number,
  accepted: readonly AcceptedVersion[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('acceptances')
    .values(accepted.map((item) => ({ member_id: memberId, ...item, accepted_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
