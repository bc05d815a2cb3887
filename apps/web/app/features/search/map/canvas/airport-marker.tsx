import { IconPlane } from '@tabler/icons-react';
import type { MapAirport } from '../types.ts';
import classes from './airport-marker.module.css';
import { Anchored } from './anchored.tsx';

interface AirportMarkerProps {
  airport: MapAirport;
  /** Below the code: the city, or its distance. */
  caption: string;
}

/** An airport marker with its code. */
export function AirportMarker({ airport, caption }: AirportMarkerProps) {
  return (
    <Anchored longitude={airport.longitude} latitude={airport.latitude} className={classes.anchor}>
      <div className={classes.marker}>
        <span className={classes.code}>
          <IconPlane aria-hidden size={14} />
          {airport.prefix.toUpperCase()}
        </span>
        <span className={classes.caption}>{caption}</span>
      </div>
    </Anchored>
  );
}
