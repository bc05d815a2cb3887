import type { contract } from '@crewpad/contract';
import {
  instantAt,
  LISTING_STATUS,
  PLAN_RECORDS,
  type Plan,
  type ProviderMode,
  toCents,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { requireActive } from '../../../platform/access/guards.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import {
  accountInactive,
  conflict,
  invalidInput,
  notFound,
  refusal,
} from '../../../platform/errors.ts';
import { isCutOff, parsePhone } from '../../accounts/index.ts';
import { findRentalWhere, type RentalRow, type StoredRental } from '../rentals.queries.ts';

type Invited = Pick<StoredRental, 'user_id' | 'email'>;

/** Whether a member is the invited person, with or without a verified email. */
export function isInvited(member: { id: number; email: string }, rental: Invited): boolean {
  if (rental.user_id !== null) return member.id === rental.user_id;
  return sameEmail(member.email, rental.email);
}

/** Letter case does not matter for delivery. */
export const sameEmail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export const isOwnSession = ({ session }: MemberActor) => session.adminSessionId === null;

/** Whether the agreed end of a stay has passed. */
export function isOver(
  { checkout_date, checkout_time, time_zone }: StoredRental,
  now: Date,
): boolean {
  if (checkout_date === null) return false;
  return instantAt(checkout_date, checkout_time ?? '00:00', time_zone) <= now;
}

/** A rental found by one of its two tokens. */
export interface FoundByToken {
  rental: RentalRow;
  /** Whether it is the emailed token, which proves access to the invited address. */
  isMailed: boolean;
}

/** The rental of a token, in any status; undefined if unknown or replaced. */
export async function findByToken(db: Db | Trx, token: string): Promise<FoundByToken | undefined> {
  const rental = await findRentalWhere(
    db,
    sql`r.id = (
      select id from rentals where token = ${token}
      union all
      select id from rentals where mailed_token = ${token}
      limit 1
    )`,
  );
  return rental && { rental, isMailed: rental.token !== token };
}

/**
 * The rental of a token while it is an invitation.
 * @throws ApiError 404 if unknown, replaced, answered, cancelled or expired, with the same body
 */
export async function getPendingOffer(
  db: Db | Trx,
  token: string,
  now: Date,
): Promise<FoundByToken> {
  const offer = await findByToken(db, token);
  if (offer?.rental.status !== 'pending' || isOver(offer.rental, now)) throw noSuchOffer();
  return offer;
}

export const noSuchOffer = () => refusal(404, 'INVITE_NOT_VALID', 'rentals:invitation_over');

/**
 * Refuses any email but the invited one. The lister's own token cannot be used to guess the email
 * of a person invited without it.
 * @throws ApiError 404, the same as for an unknown token
 */
export function requireEmailOf({ rental, isMailed }: FoundByToken, email: string): void {
  const isUnknownToReader = rental.email_hidden && !isMailed;
  if (isUnknownToReader || !sameEmail(rental.email, email)) throw noSuchOffer();
}

export interface Invitee {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  airline: string | null;
  /** null if the member has none, or has not rented from the lister. */
  phone_number: string | null;
  /** Whether the member has or had an accepted rental with the lister. */
  has_rented: boolean;
  /** Whether they have also written to the lister. */
  is_in_touch: boolean;
}

/** The member with an email, for a lister who can invite them; undefined if none. */
export async function findInvitee(
  db: Db,
  listerId: number,
  email: string,
): Promise<Invitee | undefined> {
  const { rows } = await sql<Invitee>`
    select m.id, m.email, m.first_name, m.last_name, m.airlines as airline, k.has_rented,
      k.has_rented or exists (
        select from threads h where h.low_id = least(m.id, ${listerId})
          and h.high_id = greatest(m.id, ${listerId}) and m.id in (h.first_author_id, h.replier_id)
      ) as is_in_touch,
      case when k.has_rented then m.phone_number end as phone_number
    from members m
    cross join lateral (
      select exists (
        select from rentals r
        where r.user_id = m.id and r.lister_id = ${listerId} and r.accepted_at is not null
      ) as has_rented
    ) k
    where m.email = ${email} and m.status <> 'CLOSED' and not ${isCutOff(sql`m.id`, listerId)}`.execute(
    db,
  );
  return rows[0];
}

/**
 * The email of a member who shares a thread with the lister, or is on one of their waitlists;
 * undefined otherwise.
 */
export async function findKnownEmail(
  trx: Trx,
  listerId: number,
  memberId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select m.email from members m
    where m.id = ${memberId} and (
      exists (
        select from thread_members t where t.member_id = ${listerId} and t.peer_id = m.id
      ) or exists (
        select from waitlist_entries e join listings l on l.id = e.listing_id
        where e.member_id = m.id and e.closed_at is null and l.user_id = ${listerId}
      )
    )`.execute(trx);
  return rows[0]?.email;
}

/** Whether a lister cannot invite a person: their account is closed, or a block keeps them apart. */
export async function isOutOfReach(
  trx: Trx,
  listerId: number,
  { email, user_id }: { email: string; user_id: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from members m
    where (m.id = ${user_id}::integer or ${user_id}::integer is null and m.email = ${email}::citext)
      and (m.status = 'CLOSED' or ${isCutOff(sql`m.id`, listerId)})`.execute(trx);
  return rows.length > 0;
}

/** The bed and crash pad of an invitation. */
export interface RequestedPlace {
  listing_id: number;
  bed_id: number;
  /** The room that the bed must be in; undefined for any. */
  room_id: number | null | undefined;
}

/**
 * The time zone of a lister's own active listing with the bed, if one is given.
 * @throws ApiError 404 for listings, rooms or beds of others; 409 if the listing is not active
 */
export async function getInvitablePlace(
  trx: Trx,
  listerId: number,
  place: RequestedPlace | Pick<RequestedPlace, 'listing_id'>,
): Promise<{ time_zone: string }> {
  const { rows } = await sql<{ status: number; time_zone: string }>`
    select l.status,
      coalesce((
        select a.time_zone from listing_airports la join airports a on a.id = la.airport_id
        where la.listing_id = l.id order by la.position limit 1
      ), 'UTC') as time_zone
    from listings l
    where l.id = ${place.listing_id} and l.user_id = ${listerId}
      and l.status <> ${sql.lit(LISTING_STATUS.deleted)}`.execute(trx);
  const [listing] = rows;
  if (listing === undefined) throw notFound();
  if ('bed_id' in place) await requireBed(trx, place);
  if (listing.status !== LISTING_STATUS.active) {
    throw conflict('rentals:not_active');
  }
  return { time_zone: listing.time_zone };
}

/** @throws ApiError 404 if the bed was removed, or belongs to another listing or room */
export async function requireBed(
  trx: Trx,
  { listing_id, bed_id, room_id }: RequestedPlace,
): Promise<void> {
  const { rows } = await sql`
    select from beds b join rooms r on r.id = b.room_id
    where b.id = ${bed_id} and b.listing_id = ${listing_id} and b.status = 'ACTIVE'
      and r.status = 'ACTIVE' and r.id = coalesce(${room_id ?? null}::integer, r.id)`.execute(trx);
  if (rows.length === 0) throw notFound('rentals:bed_gone');
}

async function exists(db: Db | Trx, query: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${query}) as found`.execute(db);
  return rows[0]?.found === true;
}

export function hasAccount(db: Db | Trx, email: string): Promise<boolean> {
  return exists(db, sql`select from members where email = ${email} and status <> 'CLOSED'`);
}

export function hasActiveListing(db: Db | Trx, listerId: number): Promise<boolean> {
  return exists(
    db,
    sql`select from listings where user_id = ${listerId} and removed_at is null
      and status = ${sql.lit(LISTING_STATUS.active)}`,
  );
}

/** How many of a lister's invitations were accepted. */
export async function countAccepted(db: Db | Trx, listerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from rentals
    where lister_id = ${listerId} and accepted_at is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

interface TenantUsage {
  plan: Plan | null;
  /** Pending and accepted tenants. */
  tenants: number;
  /** A chargeable card. */
  hasCard: boolean;
}

/**
 * Two concurrent invitations cannot both take the plan's last slot: the command has locked the
 * lister.
 * @throws ApiError 403 over the plan limit, or if the account is not active; 422 without a card on
 * file
 */
export async function requireRoomForTenant(
  trx: Trx,
  actor: MemberActor,
  mode: ProviderMode,
): Promise<void> {
  const { rows } = await sql<TenantUsage>`
    select m.user_plan as plan,
      (
        select count(*)::integer from rentals
        where lister_id = m.id and status in ('pending', 'accepted')
      ) as tenants,
      exists (
        select from payment_methods where member_id = m.id and provider_mode = ${mode} and valid
      ) as "hasCard"
    from members m where m.id = ${actor.id}`.execute(trx);
  const { plan, tenants, hasCard } = rows[0] ?? { plan: null, tenants: 0, hasCard: false };
  if (plan === null) throw accountInactive();
  const { tenants: most } = PLAN_RECORDS[plan];
  if (most !== null && tenants >= most) {
    throw refusal(403, 'UPGRADE_REQUIRED', ({ t }) => t('rentals:tenant_limit', { most }));
  }
  // Checked before the account's status: without a card it is INACTIVE, and this error says what to
  // do.
  if (!hasCard) {
    throw refusal(422, 'PAYMENT_METHOD_REQUIRED', 'rentals:account_needs_card_tenant');
  }
  requireActive(actor);
}

type PersonColumns = Pick<
  StoredRental,
  | 'first_name'
  | 'last_name'
  | 'phone_number'
  | 'country_code'
  | 'airline'
  | 'job_position'
  | 'note_agreement'
>;

const EMPTY_PERSON: PersonColumns = {
  first_name: '',
  last_name: '',
  phone_number: null,
  country_code: null,
  airline: null,
  job_position: null,
  note_agreement: '',
};

/** The form fields of an invitation and a rental. An invitation also has a person. */
export type RentalEdit = Partial<contract.rentals.RentalForm> & {
  user_id?: number | null | undefined;
};

/**
 * The lister's notes about the tenant. Missing fields stay as stored.
 * @throws ApiError 422 for an invalid phone number
 */
export function personColumns(
  form: RentalEdit,
  stored: PersonColumns = EMPTY_PERSON,
): PersonColumns {
  const keep = <K extends keyof PersonColumns>(key: K, value: PersonColumns[K] | undefined) =>
    value === undefined ? stored[key] : value;
  return {
    ...phoneColumns(form, stored),
    first_name: keep('first_name', form.first_name === null ? '' : form.first_name),
    last_name: keep('last_name', form.last_name === null ? '' : form.last_name),
    airline: keep('airline', form.airline),
    job_position: keep('job_position', form.job_position),
    note_agreement: keep('note_agreement', form.note_agreement === null ? '' : form.note_agreement),
  };
}

/** Numbers without a country code are parsed as American ones. */
const DEFAULT_COUNTRY = 'US';

function phoneColumns(
  { phone_number: number, country_code: country }: RentalEdit,
  stored: PersonColumns,
): Pick<PersonColumns, 'phone_number' | 'country_code'> {
  const { phone_number, country_code } = stored;
  if (number === undefined || number === phone_number) return { phone_number, country_code };
  if (number === null) return { phone_number: null, country_code: null };
  const phone = parsePhone({
    phone_number: number,
    country_code: country ?? country_code ?? DEFAULT_COUNTRY,
  });
  if (phone === undefined) throw invalidInput({ phone_number: ['phone_number_is_not_valid'] });
  return phone;
}

/** The amounts of a form as whole cents. An empty deposit is null. */
export function moneyColumns(
  { rental_amount, deposit, late_fee, payment_date, fee_id }: RentalEdit,
  stored: Pick<StoredRental, 'rental_amount' | 'deposit' | 'late_fee' | 'payment_date' | 'fee_id'>,
) {
  return {
    rental_amount: rental_amount === undefined ? stored.rental_amount : toCents(rental_amount),
    deposit: deposit === undefined ? stored.deposit : toCents(deposit ?? 0),
    late_fee: late_fee === undefined ? stored.late_fee : late_fee && toCents(late_fee),
    payment_date: payment_date ?? stored.payment_date,
    fee_id: fee_id === undefined ? stored.fee_id : fee_id,
  };
}
