import { type CrashpadFields, cellOf } from '@crewpad/contract';
import { publicPoint } from '../../moved-point.ts';

type Place = Pick<
  CrashpadFields,
  'street1' | 'postal_code' | 'city' | 'state' | 'country' | 'latitude' | 'longitude'
>;

/** Where the public sees a listing, as columns. Pure. */
export function publicColumns(secret: string, listingId: number, place: Place) {
  const { street1, city, country, postal_code = null, state = null } = place;
  const address = { street1, city, country, postal_code, state };
  const point = publicPoint(secret, listingId, address, place);
  return {
    public_latitude: point.latitude,
    public_longitude: point.longitude,
    public_cell: cellOf(point.latitude, point.longitude),
  };
}
