import type { contract } from '@crewpad/contract';
import type { ColumnType } from 'kysely';

/**
 * Column types that the schema does not contain. The generated file uses them;
 * `apps/server/scripts/generate-database.ts` maps the columns.
 */

export type { HearAboutUs, ListingGender, ListingStatus, Locale } from '@crewpad/domain';
export type DraftForm = contract.listings.DraftForm;
export type ReportSnapshot = contract.messages.ReportSnapshot;
export type NotificationData = contract.notifications.NotificationData;
export type NotificationKind = contract.notifications.NotificationKind;
export type { MailCalendar } from '../mail/content.ts';
export type SavedFilters = Partial<contract.search.SearchFilters>;

/** Written as JSON text, read as a value. */
export type Json<Value> = ColumnType<Value, string, string>;
/** A text per language; English is always present. */
export type LocalizedText = { en: string; [locale: string]: string };
/** Changed fields of a rental. Amounts in whole cents. */
export type ChangeSummary = Record<
  string,
  { from: string | number | null; to: string | number | null }
>;
/** A lister's bank account or card for payouts, in displayable form. */
export interface ExternalAccount {
  object: 'bank_account' | 'card';
  bank_name: string | null;
  last4: string;
  /** Of a card; accounts that were read before it was stored have none. */
  fingerprint?: string | null;
}
/** The parts of a deposit that a lister keeps. */
export interface Deduction {
  reason: string;
  amount_cents: number;
}
