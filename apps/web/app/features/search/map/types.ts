import type { contract, OperationAnswer } from '@crewpad/contract';
import type { Point } from '@crewpad/domain';

/** A crash pad on the map: id, latitude, longitude, dollars a month, featured. */
export type Pin = OperationAnswer<typeof contract.search.getAirportPins>['data'][number];

/** An airport on maps. */
export interface MapAirport extends Point {
  prefix: string;
  name: string;
}
