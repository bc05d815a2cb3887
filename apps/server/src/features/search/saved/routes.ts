import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { requireActive } from '../../../platform/access/guards.ts';
import { notFound } from '../../../platform/errors.ts';
import { flagsOf } from '../../../platform/flags/flags-of.ts';
import type { Services } from '../../../platform/services.ts';
import { flaggedFilters } from '../conditions.ts';
import { presentCard } from '../present.ts';
import { narrowingFilters, presentFilters } from './filters.ts';
import {
  findSavedSearch,
  listFavoriteIds,
  listFavorites,
  listSavedSearches,
  type SavedSearchRow,
} from './saved.queries.ts';
import {
  addFavorite,
  changeSavedSearch,
  deleteFavorite,
  deleteSavedSearch,
  saveSearch,
} from './saved.ts';

/** Registers the operations on favorites and saved searches. */
export function addSaved(registry: OperationRegistry, services: Services): void {
  addFavorites(registry, services);
  addSearches(registry, services);
}

function addFavorites(registry: OperationRegistry, { db, clock }: Services): void {
  const own = { ownSessionOnly: true };
  registry.addForMembers(
    contract.search.getFavorites,
    async ({ query }, { actor }) => {
      if (query.cards === '0') {
        const ids = await listFavoriteIds(db, actor.id);
        return { ids, data: [], total: ids.length };
      }
      const rows = await listFavorites(db, actor.id, clock.now());
      return {
        ids: rows.map(({ id }) => id),
        data: rows.map((row) => ({
          listing_id: row.id,
          title: row.is_named ? row.title : '',
          thumbnail: row.is_named ? row.thumbnail : null,
          card: row.is_found ? presentCard(row, row) : null,
        })),
        total: rows.length,
      };
    },
    own,
  );
  registry.addForMembers(
    contract.search.addFavorite,
    async ({ params }, { actor, t }) => {
      const favorite = { memberId: actor.id, listingId: params.listing_id };
      await addFavorite(db, favorite, clock.now());
      return { message: t('search:favorite_saved') };
    },
    own,
  );
  registry.addForMembers(
    contract.search.deleteFavorite,
    async ({ params }, { actor, t }) => {
      await deleteFavorite(db, actor.id, params.listing_id);
      return { message: t('search:favorite_removed') };
    },
    own,
  );
}

function addSearches(registry: OperationRegistry, { db, clock, config }: Services): void {
  const own = {
    ownSessionOnly: true,
    async party(actor: MemberActor, id: number) {
      if ((await findSavedSearch(db, actor.id, id)) === undefined) throw notFound();
    },
  };
  const getSaved = async (actor: MemberActor, id: number) => {
    const row = await findSavedSearch(db, actor.id, id);
    if (row === undefined) throw notFound();
    return { data: presentSearch(row) };
  };
  registry.addForMembers(
    contract.search.getSavedSearches,
    async (_request, { actor }) => {
      const data = (await listSavedSearches(db, actor.id)).map(presentSearch);
      return { data, total: data.length };
    },
    own,
  );
  registry.addForMembers(
    contract.search.saveSearch,
    async ({ body }, { actor, reply }) => {
      const { from, filters } = body;
      const { occupied, gender, bed, price_min, price_max } = filters;
      const more = flaggedFilters(flagsOf(config, actor), filters);
      const typedFilters = { ...more, occupied, gender, bed, price_min, price_max, from };
      const search = { ...body, filters: narrowingFilters(typedFilters) };
      const { id, isNew } = await saveSearch(db, actor.id, search, clock.now());
      if (!isNew) reply.status = 200;
      return getSaved(actor, id);
    },
    { ...own, allows: requireActive, party: async () => {} },
  );
  registry.addForMembers(
    contract.search.changeSavedSearch,
    async ({ params, body }, { actor }) => {
      await changeSavedSearch(db, { memberId: actor.id, id: params.id }, body, clock.now());
      return getSaved(actor, params.id);
    },
    { ...own, allows: requireActive },
  );
  registry.addForMembers(
    contract.search.deleteSavedSearch,
    async ({ params }, { actor, t }) => {
      await deleteSavedSearch(db, actor.id, params.id);
      return { message: t('search:search_deleted') };
    },
    own,
  );
}

function presentSearch(row: SavedSearchRow): contract.search.SavedSearch {
  const { id, name, prefix, airport, city, country, filters, alert, created_at } = row;
  return {
    id,
    name,
    airport: { prefix, name: airport, city, country },
    filters: presentFilters(filters),
    from: filters.from ?? null,
    alert,
    created_at: created_at.toISOString(),
  };
}
