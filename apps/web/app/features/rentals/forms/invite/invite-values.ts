import type { contract, OperationAnswer } from '@crewpad/contract';
import { AUTOPAY, type JobPosition, localDate } from '@crewpad/domain';
import { LAST_ZONE } from './quote-of-offer.ts';

type Rental = contract.rentals.Rental;
type Bed = contract.listings.AvailableBed;

/** Where a lister can invite someone to. */
export type Places = OperationAnswer<typeof contract.listings.getListingsAndBeds>;

/** The form values of an invitation: all strings. */
export interface InviteValues {
  email: string;
  first_name: string;
  last_name: string;
  location_id: string;
  bed_id: string;
  rental_amount: string;
  deposit: string;
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
  payment_date: string;
  /** '1' if rent is collected by AutoPay. */
  auto_pay: string;
  late_fee: string;
  phone_number: string;
  country_code: string;
  airline: string;
  job_position: string;
  note_agreement: string;
}

/** The order of the fields and their errors. */
export const INVITE_ORDER: readonly string[] = [
  'email',
  'first_name',
  'last_name',
  'location_id',
  'bed_id',
  'start_date',
  'start_time',
  'end_date',
  'end_time',
  'rental_amount',
  'deposit',
  'payment_date',
  'auto_pay',
  'late_fee',
  'phone_number',
  'country_code',
  'airline',
  'job_position',
  'note_agreement',
];

const NOON = '12:00';

export const BLANK: InviteValues = {
  email: '',
  first_name: '',
  last_name: '',
  location_id: '',
  bed_id: '',
  rental_amount: '',
  deposit: '',
  start_date: '',
  start_time: NOON,
  end_date: '',
  end_time: NOON,
  payment_date: '1',
  auto_pay: '0',
  late_fee: '',
  phone_number: '',
  country_code: 'US',
  airline: '',
  job_position: '',
  note_agreement: '',
};

const text = (value: number | string | null | undefined) => (value == null ? '' : String(value));

export function valuesOf(rental: Rental): InviteValues {
  return {
    email: text(rental.email),
    first_name: rental.first_name,
    last_name: rental.last_name,
    location_id: text(rental.location_id),
    bed_id: text(rental.bed_id),
    rental_amount: text(rental.rental_amount),
    deposit: text(rental.deposit),
    start_date: rental.start_date,
    start_time: rental.start_time,
    end_date: text(rental.end_date),
    end_time: rental.end_time ?? NOON,
    payment_date: text(rental.payment_date),
    auto_pay: rental.auto_pay === AUTOPAY.on ? '1' : '0',
    late_fee: text(rental.late_fee),
    phone_number: text(rental.phone_number),
    country_code: rental.country_code ?? 'US',
    airline: text(rental.airline),
    job_position: text(rental.job_position),
    note_agreement: text(rental.note_agreement),
  };
}

type BedOffer = Pick<InviteValues, 'rental_amount' | 'deposit' | 'start_date'>;
const NO_OFFER: BedOffer = { rental_amount: '', deposit: '', start_date: '' };

/** What a bed offers: its rent or the crash pad's, the deposit, and check-in today or when it is free. */
function offerOf(bed: Bed | undefined, listings: Places['listings'], now: Date): BedOffer {
  if (bed === undefined) return NO_OFFER;
  const listing = listings.find(({ id }) => id === bed.listing_id);
  const today = localDate(now, listing?.time_zone ?? LAST_ZONE);
  const free = bed.available_from ?? today;
  return {
    rental_amount: text(bed.rental_amount ?? listing?.rate_per_from),
    deposit: text(listing?.deposit_required || null),
    start_date: free > today ? free : today,
  };
}

/**
 * Fills in what a bed offers, or takes out what the previous one did. What was typed stays, except a
 * check-in before the bed is free.
 */
export function withBed(
  values: InviteValues,
  bed: Bed | undefined,
  { listings, beds }: Pick<Places, 'listings' | 'beds'>,
  now: Date,
): InviteValues {
  const offer = offerOf(bed, listings, now);
  const before = offerOf(
    beds.find(({ id }) => text(id) === values.bed_id),
    listings,
    now,
  );
  const filledIn = (field: keyof BedOffer) =>
    values[field] === '' || values[field] === before[field] ? offer[field] : values[field];
  const start_date = filledIn('start_date');
  return {
    ...values,
    ...(bed && { location_id: text(bed.listing_id) }),
    bed_id: text(bed?.id),
    rental_amount: filledIn('rental_amount'),
    deposit: filledIn('deposit'),
    start_date: start_date < offer.start_date ? offer.start_date : start_date,
  };
}

/** A new invitation: in the only crash pad, and with the payment day of the latest one. */
export function startOf({ listings, payment_date }: Places): InviteValues {
  const [only] = listings.length === 1 ? listings : [];
  return { ...BLANK, location_id: text(only?.id), payment_date: text(payment_date) };
}

/** Empty strings become undefined. */
const orNull = (value: string) => (value.trim() === '' ? null : value);

/** The lister's data about the person, editable at any time. */
function termsOf(values: InviteValues) {
  return {
    rental_amount: values.rental_amount,
    payment_date: values.payment_date,
    late_fee: orNull(values.late_fee),
    first_name: orNull(values.first_name),
    last_name: orNull(values.last_name),
    phone_number: orNull(values.phone_number),
    country_code: values.phone_number === '' ? null : values.country_code,
    airline: orNull(values.airline),
    job_position: (orNull(values.job_position) as JobPosition | null) ?? null,
  };
}

/** The body of an invitation, by email or by account; of a pending rental, its change. */
export function inviteBody(
  values: InviteValues,
  pending?: Pick<Rental, 'id' | 'updated_at'>,
  user_id?: number,
) {
  const hasEnd = values.end_date !== '';
  const invitee = user_id === undefined ? { email: values.email } : { user_id };
  return {
    ...(pending ? { id: pending.id, updated_at: pending.updated_at } : invitee),
    location_id: values.location_id === '' ? null : Number(values.location_id),
    bed_id: Number(values.bed_id),
    start_date: values.start_date,
    start_time: values.start_time,
    end_date: hasEnd ? values.end_date : null,
    end_time: hasEnd ? values.end_time : null,
    deposit: values.deposit === '' ? 0 : values.deposit,
    note_agreement: values.note_agreement,
    auto_pay: values.auto_pay === '1' ? 1 : 0,
    ...termsOf(values),
  };
}

/** The body of a change to an accepted rental, without agreed fields. */
export function rentalBody(values: InviteValues, { updated_at }: Pick<Rental, 'updated_at'>) {
  return { ...termsOf(values), bed_id: Number(values.bed_id), updated_at };
}

/** A bed option, with the reason it is disabled or its first free date. */
export interface BedChoice {
  id: number;
  name: string;
  isPending: boolean;
  freeFrom: string | null;
  /** In dollars; null for the own bed. */
  rent: number | null;
  /** A person on the waitlist. */
  heldFor: string | null;
}

/**
 * The beds of a crash pad by room, in listing order, with the rent that each would have.
 * @param own the edited rental, whose bed can always be selected
 * @param personId the invited person, who can get a bed that is held for them
 */
export function bedGroups(
  { beds, listings }: Pick<Places, 'beds' | 'listings'>,
  locationId: string,
  own?: Pick<Rental, 'location_id' | 'room_id' | 'room_name' | 'bed_id' | 'bed_name'>,
  personId?: number,
): { room: string; beds: BedChoice[] }[] {
  const rooms = new Map<number, { room: string; beds: BedChoice[] }>();
  const add = (room_id: number, room: string, bed: BedChoice) => {
    const group = rooms.get(room_id) ?? { room, beds: [] };
    group.beds.push(bed);
    rooms.set(room_id, group);
  };
  const rate = listings.find(({ id }) => text(id) === locationId)?.rate_per_from ?? null;
  const bedsThere = beds.filter(({ listing_id }) => text(listing_id) === locationId);
  for (const bed of bedsThere) {
    const { id, room_id, room_name, bed_name, status, available_from, held_for } = bed;
    const isOwn = id === own?.bed_id || (held_for !== null && held_for.member_id === personId);
    const isPending = status === 'PENDING' && !isOwn;
    const freeFrom = isOwn ? null : available_from;
    const heldFor = isOwn ? null : (held_for?.name ?? null);
    const rent = isOwn ? null : (bed.rental_amount ?? rate);
    add(room_id, room_name, { id, name: bed_name, isPending, freeFrom, rent, heldFor });
  }
  const isMissing = own !== undefined && !bedsThere.some(({ id }) => id === own.bed_id);
  if (isMissing && text(own.location_id) === locationId) {
    const bed = {
      id: own.bed_id,
      name: own.bed_name,
      isPending: false,
      freeFrom: null,
      rent: null,
      heldFor: null,
    };
    add(own.room_id, own.room_name, bed);
  }
  return [...rooms.values()];
}
