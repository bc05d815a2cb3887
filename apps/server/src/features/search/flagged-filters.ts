import type { Flags } from '@crewpad/domain';
import type { MapFilters } from './queries/conditions.ts';

/** The filters that these flags allow: all with mapFilters, only the rental type with travelbug. */
export function flaggedFilters<Query extends MapFilters>(
  { mapFilters, travelbug }: Pick<Flags, 'mapFilters' | 'travelbug'>,
  query: Query,
): Query | Pick<Query, 'rental_type'> | undefined {
  if (mapFilters) return query;
  return travelbug ? { rental_type: query.rental_type } : undefined;
}
