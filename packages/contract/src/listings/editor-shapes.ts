import { BED_KINDS, RENTAL_TYPES } from '@crewpad/domain';
import { z } from 'zod';
import { dollars, isoDate, isoInstant, pictureUrl } from '../common.ts';
import { draftForm } from './editor-form.ts';
import { listing, listingAirport } from './operations.ts';

/** The tenant of a bed, as the lister sees them. */
export const bedTenant = z.object({
  rental_id: z.number(),
  status: z.enum(['pending', 'accepted']),
  display_name: z.string().nullable().meta({ description: 'null: the name is not known yet' }),
  email: z.string().optional().meta({ description: 'Absent while the lister cannot see it' }),
  start_date: isoDate,
  end_date: isoDate.nullable().meta({ description: 'As in the invitation' }),
  checkout_date: isoDate.nullable().meta({ description: 'As agreed now' }),
});

/** BUSY: it, or one of its beds, has a pending or accepted tenant. */
const savedStatus = z.enum(['ACTIVE', 'BUSY']);

export const ownBed = z.object({
  id: z.number(),
  room_id: z.number(),
  bed_name: z.string(),
  bed_kind: z.enum(BED_KINDS),
  status: savedStatus,
  rental_amount: dollars.nullable(),
  tenant: bedTenant.nullable().meta({ description: 'Who has it now, or is next' }),
  next_tenant: bedTenant.nullable().meta({ description: 'Who comes after that' }),
});
export type OwnBed = z.infer<typeof ownBed>;

export const ownRoom = z.object({
  id: z.number(),
  listing_id: z.number(),
  room_name: z.string(),
  beds_per_room: z.number(),
  status: savedStatus,
  beds: z.array(ownBed),
});
export type OwnRoom = z.infer<typeof ownRoom>;

/** The lister's permissions on a listing now, from the policy that guards the writes. */
export const ownAbilities = z.object({
  edit: z.boolean(),
  copy: z.boolean().meta({ description: 'The plan has room for another listing' }),
  deactivate: z.boolean(),
  reactivate: z.boolean(),
  delete: z.boolean(),
  hide: z.boolean(),
});

/** A listing for its lister: the public page, the address and the exact point. */
export const crashpad = listing
  .omit({
    phone_number: true,
    display_name: true,
    photo: true,
    abilities: true,
    airport_distance: true,
    num_vacant_beds: true,
    free_from: true,
    num_free_from: true,
  })
  .extend({
    street1: z.string(),
    street2: z.string().nullable(),
    postal_code: z.string().nullable(),
    airport_distance: z.number(),
    num_vacant_beds: z.number(),
    amenities: z.array(z.number()),
    preferences: z.array(z.number()),
    places: z.array(z.number()),
    /** Hidden from search; its page is still public by its address. */
    hidden: z.boolean(),
    removal: z
      .object({ at: isoInstant, note: z.string() })
      .nullable()
      .meta({ description: 'An admin removed it from the site; the note is for the lister' }),
    /** Pending and accepted tenants. */
    rented: z.number(),
    tenants: z.array(bedTenant),
    /** Monthly rent of the accepted tenants, one per bed. */
    monthly_revenue: dollars,
    updated_at: isoInstant,
    rooms: z.array(ownRoom),
    abilities: ownAbilities,
  });
export type Crashpad = z.infer<typeof crashpad>;

/** A listing in the lister's list: card content and abilities. */
export const crashpadSummary = crashpad
  .pick({
    id: true,
    title: true,
    rental_type: true,
    thumbnail: true,
    city: true,
    state: true,
    country: true,
    airport: true,
    status: true,
    hidden: true,
    removal: true,
    feature_listing: true,
    feature_ongoing: true,
    rate_per_from: true,
    rate_per_to: true,
    enable_price_range: true,
    num_beds: true,
    num_occupied_beds: true,
    num_vacant_beds: true,
    bed_occupancy_rate: true,
    rented: true,
    tenants: true,
    monthly_revenue: true,
    views: true,
    created_at: true,
    updated_at: true,
    abilities: true,
  })
  .extend({
    prefix: z.string().nullable(),
    feature_ends_at: isoInstant
      .nullable()
      .meta({ description: 'Until when the promotion is paid; null: none, or it has no end' }),
  });
export type CrashpadSummary = z.infer<typeof crashpadSummary>;

export const occupancy = z.object({
  listing_id: z.number(),
  num_beds: z.number(),
  num_occupied_beds: z.number(),
  bed_occupancy_rate: z.number().min(0).max(1),
  rooms: z.array(ownRoom),
});
export type Occupancy = z.infer<typeof occupancy>;

/**
 * A bed that can be offered to a tenant, now or from a date on; PENDING if a tenant is invited to
 * it, or it is held.
 */
export const availableBed = z.object({
  id: z.number(),
  listing_id: z.number(),
  title: z.string(),
  room_id: z.number(),
  room_name: z.string(),
  bed_name: z.string(),
  bed_kind: z.enum(BED_KINDS),
  rental_amount: dollars.nullable(),
  status: z.enum(['ACTIVE', 'PENDING']),
  held_for: z
    .object({ member_id: z.number(), name: z.string() })
    .nullable()
    .meta({ description: 'The person the bed is held for; only they can be invited to it' }),
  available_from: isoDate
    .nullable()
    .meta({ description: 'Day on which the last agreed stay ends; null: no one stays there' }),
});
export type AvailableBed = z.infer<typeof availableBed>;

export const listingName = z.object({ id: z.number(), title: z.string() });

/** An active listing, with what a new invitation to it begins with. */
export const invitableListing = listingName.extend({
  time_zone: z.string(),
  rate_per_from: dollars.meta({ description: 'Rent of a bed without a price of its own' }),
  deposit_required: dollars,
  has_street: z.boolean().meta({ description: 'Tenants get it as the address on acceptance' }),
});
export type InvitableListing = z.infer<typeof invitableListing>;

/** A listing with room for a tenant. */
export const unrentedListing = listingName.extend({
  rental_type: z.enum(RENTAL_TYPES),
  thumbnail: pictureUrl.nullable(),
  deposit_required: dollars,
  beds: z.array(availableBed),
});
export type UnrentedListing = z.infer<typeof unrentedListing>;

export const draft = z.object({
  form: draftForm,
  /** The open step of the wizard, 1 to 5. */
  step: z.number(),
  version: z.number(),
  updated_at: isoInstant,
  /** The airports of the form. */
  airports: z.array(listingAirport.omit({ distance: true })),
});
export type Draft = z.infer<typeof draft>;
