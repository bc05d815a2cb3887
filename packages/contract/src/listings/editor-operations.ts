import { LISTING_STATUS } from '@crewpad/domain';
import { z } from 'zod';
import { id, idParams, messageAnswer, page, text } from '../common.ts';
import { operation } from '../operation.ts';
import {
  bedPriceForm,
  bedsPerRoom,
  changedCrashpad,
  crashpadPriceForm,
  draftForm,
  newCrashpad,
  roomName,
} from './editor-form.ts';
import {
  availableBed,
  crashpad,
  crashpadSummary,
  draft,
  invitableListing,
  listingName,
  occupancy,
  ownBed,
  ownRoom,
  unrentedListing,
} from './editor-shapes.ts';
import { listingAirport } from './operations.ts';

const feature = 'listings';

/** A listing with all its rooms and beds has more keys than the default limit. */
const BODY_KEYS = 5000;

const saved = z.object({ data: crashpad, message: z.string() });

export const getCrashpads = operation({
  feature,
  method: 'GET',
  path: '/crashpads',
  summary: "List the lister's own listings with their rooms, newest first",
  query: z.object(page()),
  answer: z.object({ data: z.array(crashpad), total: z.number() }),
});

export const getListerListings = operation({
  feature,
  method: 'GET',
  path: '/lister/listings',
  summary: "List the names of the lister's own listings",
  answer: z.object({ data: z.array(listingName) }),
});

/** Filters of the lister's list. */
export const CRASHPAD_FILTERS = ['all', 'active', 'inactive', 'hidden', 'full', 'vacant'] as const;

export const getListingsWithOccupancy = operation({
  feature,
  method: 'GET',
  path: '/lister/listings-with-occupancy',
  summary: "List the lister's own listings with the tenant of each bed, newest first",
  query: z.object({
    ...page(),
    search: text(100).optional(),
    filter: z.enum(CRASHPAD_FILTERS).default('all'),
  }),
  answer: z.object({
    data: z.object({ data: z.array(crashpadSummary) }),
    occupancy: z.object({ data: z.array(occupancy) }),
    total: z.number().meta({ description: 'Listings that match' }),
    all: z.number().meta({ description: 'Listings of the lister' }),
  }),
});

export const getListingsAndBeds = operation({
  feature,
  method: 'GET',
  path: '/lister/listings-and-beds',
  summary: "List the lister's own active listings and the beds that can be offered",
  answer: z.object({
    listings: z.array(invitableListing),
    beds: z.array(availableBed),
    payment_date: z
      .number()
      .meta({ description: 'Payment day of the latest invitation; 1 before the first' }),
  }),
});

export const canAddListings = operation({
  feature,
  method: 'GET',
  path: '/lister/can-add-listings',
  summary: 'Check whether the plan allows another listing',
  answer: z.object({ can_add: z.literal(true) }),
});

export const createCrashpad = operation({
  feature,
  method: 'POST',
  path: '/crashpads',
  summary: 'Publish a listing (Idempotency-Key)',
  body: newCrashpad,
  bodyKeys: BODY_KEYS,
  answer: saved,
  status: 201,
});

export const getCrashpadToEdit = operation({
  feature,
  method: 'GET',
  path: '/crashpads/{id}/edit',
  summary: "Get one of the lister's own listings to edit it",
  params: idParams,
  answer: z.object({
    data: crashpad,
    airports: z.array(listingAirport),
    rooms: z.array(ownRoom),
  }),
});

export const updateCrashpad = operation({
  feature,
  method: 'PUT',
  path: '/crashpads/{id}',
  summary: 'Update a listing; omitted rooms and beds are unchanged (Idempotency-Key)',
  params: idParams,
  body: changedCrashpad,
  bodyKeys: BODY_KEYS,
  answer: saved,
});

export const setCrashpadStatus = operation({
  feature,
  method: 'POST',
  path: '/crashpads/status/{id}',
  summary: 'Reactivate (2), deactivate (1) or delete (0) a listing',
  params: idParams,
  body: z.object({
    status: z.literal(Object.values(LISTING_STATUS), { error: 'status_is_not_valid' }),
  }),
  answer: saved,
});

export const setCrashpadVisibility = operation({
  feature,
  method: 'PUT',
  path: '/crashpads/{id}/visibility',
  summary: 'Hide a listing from the search, or show it again',
  params: idParams,
  body: z.object({ hidden: z.boolean() }),
  answer: saved,
});

export const setBedPrice = operation({
  feature,
  method: 'PUT',
  path: '/beds/{id}/price',
  summary: 'Set the monthly price of a bed',
  params: idParams,
  body: bedPriceForm,
  answer: z.object({
    data: ownBed,
    for_next_tenant: z
      .boolean()
      .meta({ description: 'The bed is taken: its rent stays until the tenant leaves' }),
    message: z.string(),
  }),
});

export const setCrashpadPrice = operation({
  feature,
  method: 'PUT',
  path: '/crashpads/{id}/price',
  summary: 'Set the monthly price of a listing',
  params: idParams,
  body: crashpadPriceForm,
  answer: saved,
});

export const updateRoom = operation({
  feature,
  method: 'POST',
  path: '/listings/update-room',
  summary: 'Rename a room and set its number of beds',
  body: z.object({
    id,
    room_name: roomName,
    beds_per_room: bedsPerRoom(1),
  }),
  answer: z.object({ data: ownRoom, message: z.string() }),
});

export const deleteRoom = operation({
  feature,
  method: 'POST',
  path: '/listings/delete-room',
  summary: 'Remove a room without tenants',
  body: z.object({ id }),
  answer: messageAnswer,
});

export const getDraft = operation({
  feature,
  method: 'GET',
  path: '/lister/draft',
  summary: 'Get the draft of a listing',
  answer: z.object({ draft: draft.nullable() }),
});

export const putDraft = operation({
  feature,
  method: 'PUT',
  path: '/lister/draft',
  summary: 'Save the draft of a listing',
  body: z.object({
    form: draftForm,
    step: z.number().int().min(1).max(5).default(1),
    /**
     * The version that was read, 0 for none; 409 if the stored one differs. Not checked if missing.
     */
    version: z.number().int().min(0).optional(),
  }),
  bodyKeys: BODY_KEYS,
  answer: z.object({ draft }),
});

export const deleteDraft = operation({
  feature,
  method: 'DELETE',
  path: '/lister/draft',
  summary: 'Delete the draft of a listing',
  answer: messageAnswer,
});

export const copyCrashpad = operation({
  feature,
  method: 'POST',
  path: '/crashpads/{id}/copy',
  summary: 'Copy a listing to a new draft',
  params: idParams,
  answer: z.object({
    draft,
    replaced: draft.nullable().meta({ description: 'The draft that was replaced' }),
  }),
});

export const getAvailableBeds = operation({
  feature,
  method: 'GET',
  path: '/lister/available-bed',
  summary: "List the beds of the lister's own active listings that can be offered",
  answer: z.object({ beds: z.array(availableBed) }),
});

export const getOccupancies = operation({
  feature,
  method: 'GET',
  path: '/lister/occupancies',
  summary: "Get the occupancy of the lister's own listings",
  answer: z.object({
    properties: z.array(occupancy.omit({ rooms: true }).extend({ title: listingName.shape.title })),
  }),
});

const unrented = { answer: z.object({ data: z.array(unrentedListing) }) };

export const getUnrented = operation({
  feature,
  method: 'GET',
  path: '/lister/listings/unrented',
  summary: "List the lister's own active listings with a free bed",
  ...unrented,
});

export const getUnrentedOf = operation({
  feature,
  method: 'GET',
  path: '/lister/{id}/listings/unrented',
  summary: "List the lister's own active listings with a free bed; the id is the caller's",
  params: idParams,
  ...unrented,
});
