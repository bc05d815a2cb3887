import type { Selectable } from 'kysely';
import type { DB } from './generated/schema.ts';

/** The tables as defined by the migrations. */
export type { DB as Database, Obligations as ObligationsTable } from './generated/schema.ts';

export type TokenKind = Selectable<DB['member_tokens']>['kind'];
export type AttemptStatus = Selectable<DB['payment_attempts']>['status'];
