import type { contract } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import { bookingReference, LIST_LIMIT_MAX } from '@crewpad/domain';
import { createContext, useContext } from 'react';
import { call } from '../../../lib/browser-call.ts';
import type { Toast } from '../../../ui/toast.ts';
import type { SettlementPart } from '../settlement-parts.ts';
import type { RentalAction } from './tenant-entries.ts';

type Rental = contract.rentals.Rental;
/** How a refund that the bank returned is made again. */
type RefundWay = contract.billing.PaymentRefund['method'];

/** The days of a stay that the invitation fills in. */
export interface InvitedDays {
  startDate: string;
  endDate?: string;
}

/** A person in the lister's inbox or on a waitlist, who is invited without their email. */
export interface InvitedPerson {
  userId: number;
  name: string;
  /** When the hold of their bed starts. */
  startDate?: string;
}

/**
 * The dialog to open: an invitation, for a given bed or any, or an action on a rental, its rent or
 * a payment.
 */
export type RentalDialogRequest =
  | {
      action: 'invite';
      listingId?: number;
      bedId?: number;
      person?: InvitedPerson;
      days?: InvitedDays;
    }
  | { action: Exclude<RentalAction, 'check_out'>; rental: Rental }
  | { action: 'remind'; rental: NamedRental }
  | { action: 'change_rent'; rentals: readonly Rental[] }
  | { action: 'late_fee'; rental: NamedRental; lateFee: LateFee }
  | ({ action: 'settle_stay'; rental: Rental } & Settling)
  | { action: 'pay_rent' | 'collect'; row: contract.reports.RentRow }
  | { action: 'refund_rent'; row: contract.reports.RentRow; way?: RefundWay }
  | { action: 'refund'; payment: contract.rent.Transaction; way?: RefundWay }
  | { action: 'void'; payment: contract.rent.Transaction }
  | { action: 'write_off'; rent: OpenRent }
  | { action: 'object'; payments: readonly contract.rent.Transaction[] }
  | { action: 'answer_objection'; objection: contract.rentals.Objection; tenant: string }
  | { action: 'edit_request' | 'withdraw_request'; request: contract.rent.PaymentRequest };

/** What a dialog needs of a rental to say whose it is. */
type NamedRental = Pick<Rental, 'id' | 'display_name' | 'first_name' | 'last_name' | 'email'>;

/** What to settle: one part, or all that a check-out left. */
type Settling =
  | { part: SettlementPart }
  | {
      settlement: contract.rentals.Settlement;
      /** What the check-out did. */
      done: string;
    };

/** The fee that was agreed for rent that is late now. */
export interface LateFee {
  charge: Pick<Rental['open_charges'][number], 'id' | 'amount' | 'period_from' | 'period_to'>;
  amount: number;
}

/** Rent that is open and collected manually. */
export interface OpenRent {
  charge_id: number;
  tenant: string;
  left: number;
  period_from: string;
  period_to: string;
}

/** The props of every form in a dialog. */
export interface DialogFormProps {
  onClose: () => void;
  /** Call after saving: closes the dialog, shows a toast and reloads the page's data. */
  onDone: (message: string, action?: Toast['action']) => void;
}

export const RentalDialogContext = createContext<(request: RentalDialogRequest) => void>(
  () => undefined,
);

/** The function that opens a dialog of the enclosing RentalDialogs. */
export function useRentalDialog(): (request: RentalDialogRequest) => void {
  return useContext(RentalDialogContext);
}

/** A tenant's name: from their account, from the invitation, or their email. */
export function nameOf(
  rental: Pick<Rental, 'display_name' | 'first_name' | 'last_name' | 'email'>,
  fallback: string,
): string {
  const inviteeName = `${rental.first_name} ${rental.last_name}`.trim();
  return rental.display_name || inviteeName || rental.email || fallback;
}

/** The current state of an own rental; undefined if it is not in the lister's list. */
export async function findRental(id: number): Promise<contract.rentals.Rental | undefined> {
  const query = { search: bookingReference(id), status: 'all', limit: LIST_LIMIT_MAX } as const;
  const { data } = await call(rentals.getTenants, { query }, { quiet: true });
  return data.find((rental) => rental.id === id);
}
