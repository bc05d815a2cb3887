import type { contract, OperationAnswer } from '@crewpad/contract';
import { search } from '@crewpad/contract/endpoints';
import type { Point } from '@crewpad/domain';
import { IconPlane } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../../lib/browser-call.ts';
import { Anchored, OnCanvas, useView } from '../canvas/anchored.tsx';
import { type NamesBox, namesBoxOf } from '../geography/names-box.ts';
import { labelsWithRoom } from './place-labels.ts';
import classes from './place-names.module.css';

/** A moving map requests nothing. */
const PAUSE_MS = 200;

interface PlaceNamesProps {
  center: Point;
  /** Existing map content, which names avoid. */
  markers: readonly Point[];
  /** false if the map style names towns itself. */
  hasTowns: boolean;
  /** Codes of airports that have a marker. */
  codes: readonly string[];
}

/** Names of towns and boroughs, and the codes of airports, as HTML. */
export function PlaceNames({ center, markers, hasTowns, codes }: PlaceNamesProps) {
  const view = useView(center.longitude);
  const names = useNames(view && namesBoxOf(view));
  const zoom = view?.zoom;
  const without = codes.join(' ');
  const labels = useMemo(() => {
    if (!names || zoom === undefined) return [];
    const airports = names.airports.filter(([code]) => !without.split(' ').includes(code));
    return labelsWithRoom({ towns: hasTowns ? names.towns : [], airports }, zoom, markers);
  }, [names, zoom, markers, hasTowns, without]);

  return (
    <OnCanvas>
      <div aria-hidden className="pointer-events-none">
        {labels.map(({ kind, name, latitude, longitude, isLarge }) => (
          <Anchored
            key={`${kind} ${name} ${latitude}`}
            longitude={longitude}
            latitude={latitude}
            className="absolute top-0 left-0 size-0"
          >
            <span className={classes[kind]} data-large={isLarge || undefined}>
              {kind === 'airport' && <IconPlane size={11} />}
              {name}
            </span>
          </Anchored>
        ))}
      </div>
    </OnCanvas>
  );
}

type Names = OperationAnswer<typeof contract.search.getMapNames>;

/** The names of the box; those of the previous box until they have loaded. */
function useNames(box: ReturnType<typeof namesBoxOf>): Names | undefined {
  const [names, setNames] = useState<Names>();
  const key = box && JSON.stringify(box);

  useEffect(() => {
    if (!key) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      fetchNames(JSON.parse(key)).then(
        (mapNames) => isCurrent && setNames(mapNames),
        // The map works without names.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);

  return key ? names : undefined;
}

type MapNames = OperationAnswer<typeof contract.search.getMapNames>;

/** The cache size in boxes. */
const REQUESTS_MAX = 40;

const requests = new Map<string, Promise<MapNames>>();

/** The map names of a box, requested once per page. Failures are not cached. */
function fetchNames(box: NamesBox): Promise<MapNames> {
  const key = Object.values(box).join(' ');
  const request = requests.get(key);
  if (request) return request;
  const names = call(search.getMapNames, { query: box }, { quiet: true, anonymous: true });
  names.catch(() => requests.delete(key));
  if (requests.size >= REQUESTS_MAX) requests.delete(requests.keys().next().value ?? '');
  requests.set(key, names);
  return names;
}
