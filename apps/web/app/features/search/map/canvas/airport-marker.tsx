import { IconPlane } from '@tabler/icons-react';
import type { MapAirport } from '../types.ts';
import { Anchored } from './anchored.tsx';

interface AirportMarkerProps {
  airport: MapAirport;
  /** Below the code: the city, or its distance. */
  caption: string;
}

/** An airport marker with its code. */
export function AirportMarker({ airport, caption }: AirportMarkerProps) {
  return (
    <Anchored
      longitude={airport.longitude}
      latitude={airport.latitude}
      className="pointer-events-none absolute top-0 left-0 z-3 size-0"
    >
      <div className="absolute -top-3 grid w-max -translate-x-1/2 justify-items-center">
        <span className="inline-flex h-7 items-center gap-1 rounded-sm border-2 border-on-night bg-night px-2 py-0 text-xs leading-none font-bold tracking-wide text-on-night [box-shadow:0_1px_3px_var(--shade)]">
          <IconPlane aria-hidden size={14} />
          {airport.prefix.toUpperCase()}
        </span>
        <span className="mt-px rounded-sm bg-surface/82 px-2 py-0 text-xs leading-snug font-medium whitespace-nowrap text-ink">
          {caption}
        </span>
      </div>
    </Anchored>
  );
}
