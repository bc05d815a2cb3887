import type { contract } from '@crewpad/contract';
import type { ColumnType } from 'kysely';

/**
 * Column types that the schema does not contain. The generated file uses them;
 * `apps/server/scripts/generate-database.ts` says which column has which.
 */

export type { HearAboutUs, ListingGender, ListingStatus, Locale } from '@crewpad/domain';
export type DraftForm = contract.listings.DraftForm;
export type ReportSnapshot = contract.messages.ReportSnapshot;
export type NotificationData = contract.notifications.NotificationData;
export type NotificationKind = contract.notifications.NotificationKind;
export type SavedFilters = Partial<contract.search.SearchFilters>;

/** Written as JSON text, read as the value. */
export type Json<Value> = ColumnType<Value, string, string>;
/** A text by language; English is always present. */
export type LocalizedText = { en: string; [locale: string]: string };
/** What changed in a rental, by field. Amounts in whole cents. */
export type ChangeSummary = Record<
  string,
  { from: string | number | null; to: string | number | null }
>;
/** A bank account or card that a lister is paid to, as it may be shown. */
export interface ExternalAccount {
  object: 'bank_account' | 'card';
  bank_name: string | null;
  last4: string;
}
/** What a lister keeps of a deposit. */
export interface Deduction {
  reason: string;
  amount_cents: number;
}
