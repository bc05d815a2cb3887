import { ENTRY_NAME_MAX } from '@crewpad/domain';
import { z } from 'zod';
import { idParams, longLine, messageAnswer, namedItem } from '../common.ts';
import { operation } from '../operation.ts';

const feature = 'content';

const name = longLine(ENTRY_NAME_MAX);
/** A language without a name falls back to English. */
const otherName = name.nullish().transform((value) => value || undefined);

/** All names of an entry. Browser and server parse with the same schema. */
export const entryForm = z.object({
  name: z.object(
    {
      en: longLine(ENTRY_NAME_MAX, 'english_name_is_required'),
      es: otherName,
      fr: otherName,
      pt: otherName,
    },
    { error: 'english_name_is_required' },
  ),
});

/** Additional fields for admins. */
const editedEntry = namedItem.extend({
  used_by: z.number().optional().meta({ description: 'For admins: listings that have it' }),
  abilities: z.object({ rename: z.boolean(), delete: z.boolean() }).optional(),
});
export type EditedEntry = z.infer<typeof editedEntry>;

const list = z.object({ data: z.array(editedEntry) });
const saved = z.object({ data: namedItem, message: z.string() });

export const getAmenities = operation({
  feature,
  method: 'GET',
  path: '/amenities',
  summary: 'List the amenities that a listing can have',
  answer: list,
});

export const createAmenity = operation({
  feature,
  method: 'POST',
  path: '/amenities',
  summary: 'Add an amenity',
  body: entryForm,
  answer: saved,
  status: 201,
});

export const updateAmenity = operation({
  feature,
  method: 'PATCH',
  path: '/amenities/{id}',
  summary: 'Replace the names of an amenity',
  params: idParams,
  body: entryForm,
  answer: saved,
});

export const deleteAmenity = operation({
  feature,
  method: 'DELETE',
  path: '/amenities/{id}',
  summary: 'Remove an unused amenity',
  params: idParams,
  answer: messageAnswer,
});

export const getPlaces = operation({
  feature,
  method: 'GET',
  path: '/places',
  summary: 'List the kinds of places that can be near a listing',
  answer: list,
});

export const createPlace = operation({
  feature,
  method: 'POST',
  path: '/places',
  summary: 'Add a kind of place',
  body: entryForm,
  answer: saved,
  status: 201,
});

export const updatePlace = operation({
  feature,
  method: 'PATCH',
  path: '/places/{id}',
  summary: 'Replace the names of a kind of place',
  params: idParams,
  body: entryForm,
  answer: saved,
});

export const deletePlace = operation({
  feature,
  method: 'DELETE',
  path: '/places/{id}',
  summary: 'Remove an unused kind of place',
  params: idParams,
  answer: messageAnswer,
});

export const getPreferences = operation({
  feature,
  method: 'GET',
  path: '/preferences',
  summary: 'List the preferences for tenants that a listing can have',
  answer: list,
});

export const createPreference = operation({
  feature,
  method: 'POST',
  path: '/preferences',
  summary: 'Add a preference',
  body: entryForm,
  answer: saved,
  status: 201,
});

export const updatePreference = operation({
  feature,
  method: 'PATCH',
  path: '/preferences/{id}',
  summary: 'Replace the names of a preference',
  params: idParams,
  body: entryForm,
  answer: saved,
});

export const deletePreference = operation({
  feature,
  method: 'DELETE',
  path: '/preferences/{id}',
  summary: 'Remove an unused preference',
  params: idParams,
  answer: messageAnswer,
});
