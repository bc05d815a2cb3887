import { ALERT_TIMES, SEARCH_NAME_MAX } from '@crewpad/domain';
import { z } from 'zod';
import {
  id,
  idParams,
  isoDate,
  isoInstant,
  line,
  messageAnswer,
  pictureUrl,
  text,
} from '../common.ts';
import { operation } from '../operation.ts';
import { filters, freeBy, mapFilters, prices } from './operations.ts';
import { card } from './shapes.ts';

const feature = 'search';

const favorite = z.object({
  listing_id: z.number(),
  title: z.string().meta({ description: 'Empty: the crash pad was removed' }),
  thumbnail: pictureUrl.nullable(),
  card: card.nullable().meta({ description: 'null: not in search right now' }),
});
export type Favorite = z.infer<typeof favorite>;

export const getFavorites = operation({
  feature,
  method: 'GET',
  path: '/favorites',
  summary: "List the caller's favorites, newest first",
  query: z.object({
    cards: z.enum(['0', '1']).default('1').meta({ description: '0 leaves `data` empty' }),
  }),
  answer: z.object({ ids: z.array(z.number()), data: z.array(favorite), total: z.number() }),
});

const favoriteParams = z.object({ listing_id: id });

export const addFavorite = operation({
  feature,
  method: 'PUT',
  path: '/favorites/{listing_id}',
  summary: 'Save a crash pad as a favorite; a repeated call changes nothing',
  params: favoriteParams,
  answer: messageAnswer,
});

export const deleteFavorite = operation({
  feature,
  method: 'DELETE',
  path: '/favorites/{listing_id}',
  summary: 'Remove a favorite; a repeated call changes nothing',
  params: favoriteParams,
  answer: messageAnswer,
});

const searchName = line(SEARCH_NAME_MAX).trim();
const alert = z.enum(ALERT_TIMES);

const searchFilters = z.object({ ...filters, ...prices, ...mapFilters });
/** The filters of a saved search, as in the query of an airport search. */
export type SearchFilters = z.output<typeof searchFilters> & { from?: string | undefined };

export const savedSearch = z.object({
  id: z.number(),
  name: z.string(),
  airport: z.object({
    prefix: z.string(),
    name: z.string(),
    city: z.string(),
    country: z.string().meta({ description: 'ISO alpha-2' }),
  }),
  filters: z
    .record(z.string(), z.string())
    .meta({ description: 'Only those that narrow the search, as in its query' }),
  from: isoDate.nullable(),
  alert,
  created_at: isoInstant,
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const getSavedSearches = operation({
  feature,
  method: 'GET',
  path: '/saved-searches',
  summary: "List the caller's saved searches, newest first",
  answer: z.object({ data: z.array(savedSearch), total: z.number() }),
});

export const saveSearch = operation({
  feature,
  method: 'POST',
  path: '/saved-searches',
  summary: 'Save a search; an already saved one is unchanged (200)',
  body: z.object({
    code: text(20).meta({ description: "An airport's code or id" }),
    filters: searchFilters.prefault({}),
    from: freeBy,
    name: searchName.default(''),
    alert: alert.default('off'),
  }),
  answer: z.object({ data: savedSearch }),
  status: 201,
});

export const changeSavedSearch = operation({
  feature,
  method: 'PUT',
  path: '/saved-searches/{id}',
  summary: 'Change the name or the alert of a saved search',
  params: idParams,
  body: z.object({ name: searchName, alert }).partial(),
  answer: z.object({ data: savedSearch }),
});

export const deleteSavedSearch = operation({
  feature,
  method: 'DELETE',
  path: '/saved-searches/{id}',
  summary: 'Delete a saved search',
  params: idParams,
  answer: messageAnswer,
});
