import type { UploadKind } from '@crewpad/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant } from './schema-columns.ts';

export interface UploadTables {
  uploads: {
    id: GeneratedAlways<number>;
    member_id: number;
    kind: UploadKind;
    /** Of the folder that holds all of its files. */
    key: string;
    state: Generated<'writing' | 'kept' | 'removing'>;
    bytes: number;
    rotation: Generated<number>;
    /** Keys of all pictures that it was turned from. */
    turned_from: Generated<string[]>;
    created_at: Instant;
    used_at: OptionalInstant;
  };
}
