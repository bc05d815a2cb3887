export const MY_CRASHPADS = '/my-crashpads';
export const CREATE_CRASHPAD = '/create-crashpad';

export function editAddress(id: number): string {
  return `${MY_CRASHPADS}/${id}/edit`;
}

/** The list with one crash pad expanded. */
export function openAddress(id: number): string {
  return `${MY_CRASHPADS}?open=${id}`;
}

/** Where a crash pad is promoted. */
export function featureAddress(id: number): string {
  return `/featured-signup/${id}`;
}

/** The tenants of one crash pad. */
export function crewAddressOf(id: number): string {
  return `/my-crew?location=${id}`;
}

/** The URL fragment of a bed, and its element id. */
export function tenantAnchor(rentalId: number): string {
  return `tenant-id-${rentalId}`;
}
