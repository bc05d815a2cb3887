import { BED_KINDS, WAITLIST_MODES, WAITLIST_NOTE_MAX } from '@crewpad/domain';
import { z } from 'zod';
import {
  idParams,
  isoDate,
  isoInstant,
  messageAnswer,
  pictureUrl,
  text,
  withoutLinks,
} from './common.ts';
import { operation } from './operation.ts';
import { optional } from './rentals/forms.ts';

const feature = 'waitlist';
const bedKind = z.enum(BED_KINDS);
const mode = z.enum(WAITLIST_MODES);

/** Waitlist preferences; an empty field means anything. */
export const waitlistForm = z.object({
  from: optional(z.iso.date('date_is_not_valid')),
  bed_kind: optional(z.enum(BED_KINDS, { error: 'is_not_an_option' })),
  note: text(WAITLIST_NOTE_MAX).trim().pipe(withoutLinks).default(''),
});
export type WaitlistForm = z.output<typeof waitlistForm>;

const STATES = ['waiting', 'offered', 'claimed'] as const;
export type WaitlistState = (typeof STATES)[number];

/** A bed held for someone. */
const heldBed = z.object({
  bed_id: z.number(),
  room_name: z.string(),
  bed_name: z.string(),
  bed_kind: bedKind,
  from: isoDate.meta({ description: 'First day on which the bed is held' }),
  expires_at: isoInstant.meta({ description: 'Until when they can claim it, then be invited' }),
});
export type HeldBed = z.infer<typeof heldBed>;

const entry = z.object({
  id: z.number(),
  state: z.enum(STATES),
  position: z.number().meta({ description: 'Place on the waitlist, from 1' }),
  from: isoDate.nullable(),
  bed_kind: bedKind.nullable(),
  created_at: isoInstant,
  offer: heldBed.nullable(),
});

/** A member's position on the waitlist of one crash pad. */
export const waitlistEntry = entry.extend({
  note: z.string(),
  listing: z.object({ id: z.number(), title: z.string(), thumbnail: pictureUrl.nullable() }),
});
export type WaitlistEntry = z.infer<typeof waitlistEntry>;

/** Someone on the waitlist of the caller's crash pad. */
export const waitingMember = entry.extend({
  member_id: z.number(),
  name: z.string(),
  photo: pictureUrl.nullable(),
  airline: z.string().nullable(),
  note: z
    .string()
    .nullable()
    .meta({ description: 'null: hidden while the member cannot message listers' }),
});
export type WaitingMember = z.infer<typeof waitingMember>;

/** The waitlist of one crash pad. */
export const houseWaitlist = z.object({
  listing_id: z.number(),
  title: z.string(),
  thumbnail: pictureUrl.nullable(),
  mode,
  total: z.number(),
  beds: z
    .array(heldBed.omit({ expires_at: true }))
    .meta({ description: 'Beds that can be offered; `from`: first free day, past days mean now' }),
  entries: z.array(waitingMember).meta({ description: 'The first 100 people' }),
});
export type HouseWaitlist = z.infer<typeof houseWaitlist>;

const ownEntry = z.object({ data: waitlistEntry, message: z.string() });

export const joinWaitlist = operation({
  feature,
  method: 'POST',
  path: '/listing/{id}/waitlist',
  summary:
    'Join the waitlist of a full crash pad; a repeated call updates the entry and keeps its place (200)',
  params: idParams,
  body: waitlistForm,
  bodyIsOptional: true,
  answer: ownEntry,
  status: 201,
});

export const leaveWaitlist = operation({
  feature,
  method: 'DELETE',
  path: '/listing/{id}/waitlist',
  summary: 'Leave the waitlist of a crash pad; a held bed goes to the next person',
  params: idParams,
  answer: messageAnswer,
});

export const getWaitlist = operation({
  feature,
  method: 'GET',
  path: '/waitlist',
  summary: 'List the waitlists that the caller is on, offers first',
  answer: z.object({ data: z.array(waitlistEntry) }),
});

export const getListerWaitlist = operation({
  feature,
  method: 'GET',
  path: '/lister/waitlist',
  summary: "List the people waiting for the caller's own crash pads",
  answer: z.object({ data: z.array(houseWaitlist) }),
});

export const offerBed = operation({
  feature,
  method: 'POST',
  path: '/lister/waitlist/{id}/offer',
  summary: 'Hold a bed for a person on the waitlist for 24 hours',
  params: idParams,
  body: z.object({ bed_id: idParams.shape.id }),
  answer: z.object({ data: waitingMember, message: z.string() }),
  status: 201,
});

export const releaseOffer = operation({
  feature,
  method: 'DELETE',
  path: '/lister/waitlist/{id}/offer',
  summary: 'Withdraw an offer; the person keeps their place',
  params: idParams,
  answer: z.object({ data: waitingMember, message: z.string() }),
});

export const claimOffer = operation({
  feature,
  method: 'POST',
  path: '/waitlist/{id}/claim',
  summary: 'Ask for an invitation to the held bed; it stays held for 48 hours',
  params: idParams,
  answer: ownEntry,
});

export const passOffer = operation({
  feature,
  method: 'POST',
  path: '/waitlist/{id}/pass',
  summary: 'Pass on the held bed and keep the place on the waitlist',
  params: idParams,
  answer: ownEntry,
});

export const setWaitlistMode = operation({
  feature,
  method: 'PUT',
  path: '/listing/{id}/waitlist-mode',
  summary: 'Set whether free beds are offered by the lister or automatically',
  params: idParams,
  body: z.object({ mode }),
  answer: z.object({ data: z.object({ mode }), message: z.string() }),
});
