import type { contract, OperationAnswer } from '@crewpad/contract';

type Named = OperationAnswer<typeof contract.content.getAmenities>['data'];

/** The options of selection fields. */
export interface WizardLists {
  amenities: Named;
  preferences: Named;
  places: Named;
}

/** The reviews of a published listing. */
export interface Rating {
  count: number;
  average: number | null;
}

export type ListingName = OperationAnswer<
  typeof contract.listings.getListerListings
>['data'][number];
