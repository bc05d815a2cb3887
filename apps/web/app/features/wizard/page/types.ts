import type { getAmenities, getListerListings, OperationAnswer } from '@crewpad/contract';

type Named = OperationAnswer<typeof getAmenities>['data'];

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

export type ListingName = OperationAnswer<typeof getListerListings>['data'][number];
