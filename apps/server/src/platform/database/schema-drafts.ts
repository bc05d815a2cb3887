import type { DraftForm } from '@crewpad/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { Instant } from './schema-columns.ts';

export interface DraftTables {
  listing_drafts: {
    member_id: number;
    form: JSONColumnType<DraftForm>;
    step: number;
    version: Generated<number>;
    updated_at: Instant;
  };
}
