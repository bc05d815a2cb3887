import { BED_KINDS, RENTAL_TYPES } from '@crewpad/domain';
import { z } from 'zod';
import { dollars, isoDate, isoInstant, pictureUrl } from '../common.ts';
import { draftForm } from './crashpad-form.ts';
import { listing, listingAirport } from './operations.ts';

/** Who holds a bed, as the lister sees it. */
export const bedTenant = z.object({
  rental_id: z.number(),
  status: z.enum(['pending', 'accepted']),
  display_name: z
    .string()
    .nullable()
    .meta({ description: 'null: the invited person has no account yet' }),
  email: z.string(),
  start_date: isoDate,
  end_date: isoDate.nullable(),
});

/** BUSY: a pending or accepted tenant holds it, or a bed of it. */
const savedStatus = z.enum(['ACTIVE', 'BUSY']);

export const ownBed = z.object({
  id: z.number(),
  room_id: z.number(),
  bed_name: z.string(),
  bed_kind: z.enum(BED_KINDS),
  status: savedStatus,
  rental_amount: dollars.nullable(),
  tenant: bedTenant.nullable(),
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

/** What the lister may do with a listing now. */
export const ownAbilities = z.object({
  edit: z.boolean(),
  deactivate: z.boolean(),
  reactivate: z.boolean(),
  delete: z.boolean(),
  hide: z.boolean(),
});

/** A listing as its lister sees it: all that the public page shows, the address and the true point. */
export const crashpad = listing
  .omit({
    phone_number: true,
    display_name: true,
    photo: true,
    abilities: true,
    airport_distance: true,
    num_vacant_beds: true,
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
    /** Left out of the search; the page can be read by its address. */
    hidden: z.boolean(),
    /** Pending and accepted tenants. */
    rented: z.number(),
    /** What accepted tenants pay a month. */
    monthly_revenue: dollars,
    updated_at: isoInstant,
    rooms: z.array(ownRoom),
    abilities: ownAbilities,
  });
export type Crashpad = z.infer<typeof crashpad>;

/** One listing in the lister's list: what its card shows, and what can be done with it. */
export const crashpadSummary = crashpad
  .pick({
    id: true,
    title: true,
    rental_type: true,
    thumbnail: true,
    city: true,
    state: true,
    airport: true,
    status: true,
    hidden: true,
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
    monthly_revenue: true,
    views: true,
    created_at: true,
    updated_at: true,
    abilities: true,
  })
  .extend({ prefix: z.string().nullable() });
export type CrashpadSummary = z.infer<typeof crashpadSummary>;

export const occupancy = z.object({
  listing_id: z.number(),
  num_beds: z.number(),
  num_occupied_beds: z.number(),
  bed_occupancy_rate: z.number().min(0).max(1),
  rooms: z.array(ownRoom),
});
export type Occupancy = z.infer<typeof occupancy>;

/** A bed that can be offered to a tenant; PENDING: somebody is invited to it already. */
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
});
export type AvailableBed = z.infer<typeof availableBed>;

export const listingName = z.object({ id: z.number(), title: z.string() });

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
  /** The step of the wizard that was open, 1 to 5. */
  step: z.number(),
  version: z.number(),
  updated_at: isoInstant,
  /** Those that the form names, to show them. */
  airports: z.array(listingAirport.omit({ distance: true })),
});
export type Draft = z.infer<typeof draft>;
