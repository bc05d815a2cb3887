import type { contract } from '@crewpad/contract';
import { createContext, useContext } from 'react';
import type { RentalAct } from './tenant-entries.ts';

type Rental = contract.rentals.Rental;

/** What a lister wants to do: invite somebody, if they like to a certain bed, or something with a rental. */
export type RentalAsk =
  | { act: 'invite'; listingId?: number; bedId?: number }
  | { act: RentalAct; rental: Rental };

/** What every form in the dialog gets. */
export interface FormOfDialog {
  onClose: () => void;
  /** It is done: closes the dialog, says so, and shows how things stand now. */
  onDone: (message: string) => void;
}

export const RentalAsks = createContext<(ask: RentalAsk) => void>(() => undefined);

/** Opens a dialog of the surrounding RentalDialogs. */
export function useAskRental(): (ask: RentalAsk) => void {
  return useContext(RentalAsks);
}

/** How a tenant is called: by their account, by the invitation, or by their email. */
export function nameOf(
  rental: Pick<Rental, 'display_name' | 'first_name' | 'last_name' | 'email'>,
  nobody: string,
): string {
  const invited = `${rental.first_name} ${rental.last_name}`.trim();
  return rental.display_name || invited || rental.email || nobody;
}
