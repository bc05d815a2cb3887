export { HourField } from './forms/fields/hour-field.tsx';
export { findRental } from './forms/find-rental.ts';
export { HistoryView } from './forms/history-view.tsx';
export { InviteForm } from './forms/invite/invite-form.tsx';
export { quoteOfOffer } from './forms/invite/quote-of-offer.ts';
export { TenantMenu } from './forms/menu/tenant-menu.tsx';
export {
  type DialogFormProps,
  nameOf,
  type OpenRent,
  RentalDialogContext,
  type RentalDialogRequest,
  useRentalDialog,
} from './forms/rental-dialog-context.ts';
export { NotReady } from './forms/steps/not-ready.tsx';
export { NoteForm } from './forms/steps/note-form.tsx';
export { Refusal } from './forms/steps/refusal.tsx';
export type { GroupRequest } from './group/group-dialog.tsx';
export { GroupMessage } from './group/group-message.tsx';
export { HistoryList } from './history/history-list.tsx';
export { autopayEnded } from './history/step-of.ts';
export { QuoteList } from './quote-list.tsx';
export { dayThere, dueThere, dueTime, dueWhen, stayTime } from './rental-times.ts';
export {
  endedLines,
  leftLines,
  notReturned,
  previewLines,
  retriedLines,
  returnable,
  type SettlementLine,
  type SettlementPart,
  settlementParts,
} from './settlement-parts.ts';
