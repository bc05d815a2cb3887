import type { contract, OperationRequest } from '@crewpad/contract';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { notFound, refusal } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { refreshUploadUse } from '../../../platform/uploads/use.ts';
import type { AirportOfListing } from '../listings.queries.ts';
import { findOwnCrashpad } from '../mine.queries.ts';
import { can } from '../policy.ts';
import { presentCrashpad } from '../present.ts';
import { requireNoIssues } from './form.ts';
import { checkFiles } from './media.ts';

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
async function saveDraft(
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

/** Deletes a member's draft, if any. Its pictures stay for a day, so that this can be undone. */
export function deleteDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: MemberActor,
): Promise<void> {
  return transaction(db, async (trx) => {
    await lockMember(trx, actor.id);
    await trx.deleteFrom('listing_drafts').where('member_id', '=', actor.id).execute();
    await refreshUploadUse(trx, actor.id, clock.now(), 'keep');
  });
}

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

/** The content of a listing as a draft of another one, with new rooms and beds. Pure. */
function draftOfCrashpad(listing: contract.listings.Crashpad): contract.listings.DraftForm {
  return {
    title: listing.title,
    rental_type: listing.rental_type,
    gender: listing.gender,
    street1: listing.street1,
    street2: listing.street2,
    city: listing.city,
    state: listing.state,
    country: listing.country,
    postal_code: listing.postal_code,
    neighborhood: listing.neighborhood,
    latitude: listing.latitude,
    longitude: listing.longitude,
    airport: listing.airport,
    airport_distance: listing.airport_distance,
    other_airport_distance: listing.other_airport_distance,
    description: listing.description,
    rooms: listing.rooms.map(({ room_name, beds }) => ({
      room_name,
      status: 'NEW',
      beds: beds.map(({ bed_name, bed_kind, rental_amount }) => ({
        bed_name,
        bed_kind,
        rental_amount,
        status: 'NEW',
      })),
    })),
    bathrooms: listing.bathrooms,
    number_of_shower: listing.number_of_shower,
    max_nights: listing.max_nights,
    enable_price_range: listing.enable_price_range,
    rate_per_from: listing.rate_per_from,
    rate_per_to: listing.rate_per_to,
    rate_per_day_from: listing.rate_per_day_from,
    rate_per_day_to: listing.rate_per_day_to,
    deposit_required: listing.deposit_required,
    amenities: listing.amenities,
    preferences: listing.preferences,
    places: listing.places,
    rules_policies_des: listing.rules_policies_des,
    rules_policies_doc: listing.rules_policies_doc,
    images: listing.images,
    thumbnail: listing.thumbnail,
  };
}

interface DraftRow {
  form: contract.listings.DraftForm;
  step: number;
  version: number;
  updated_at: Date;
  /** The airports of the form, in order. */
  airports: Omit<AirportOfListing, 'distance'>[];
}

/** A member's draft; undefined if none. */
export async function findDraft(db: Db, memberId: number): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select d.form, d.step, d.version, d.updated_at, (
      select coalesce(json_agg(json_build_object('id', a.id, 'prefix', a.prefix, 'name', a.name,
        'city', a.city, 'country', a.country, 'latitude', a.latitude, 'longitude', a.longitude) order by n.at), '[]')
      from jsonb_array_elements_text(coalesce(d.form -> 'airport', '[]')) with ordinality n (id, at)
      join airports a on a.id = n.id::integer
    ) as airports
    from listing_drafts d where d.member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** A draft for its lister. Pure. */
export function presentDraft({ updated_at, ...draft }: DraftRow): contract.listings.Draft {
  return { ...draft, updated_at: updated_at.toISOString() };
}
