import type { getAmenities, getListerListings, OperationAnswer } from '@crewpad/contract';

type Named = OperationAnswer<typeof getAmenities>['data'];

/** What can be chosen from. */
export interface WizardLists {
  amenities: Named;
  preferences: Named;
  places: Named;
}

export type ListingName = OperationAnswer<typeof getListerListings>['data'][number];
