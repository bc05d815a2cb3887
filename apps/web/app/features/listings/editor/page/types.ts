import type { contract, OperationAnswer } from '@crewpad/contract';

type Named = OperationAnswer<typeof contract.content.getAmenities>['data'];

/** What can be chosen from. */
export interface WizardLists {
  amenities: Named;
  preferences: Named;
  places: Named;
}

/** What its readers have said of a published listing. */
export interface Rating {
  count: number;
  average: number | null;
}

export type ListingName = OperationAnswer<
  typeof contract.listings.getListerListings
>['data'][number];
