import { useEffect, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { sameView, type View, viewOf } from '../pins/view.ts';

/** The view in coarse steps: renders only when a step is crossed. */
export function useView(aroundLongitude: number): View | undefined {
  const { current: map } = useMap();
  const [view, setView] = useState<View>();

  useEffect(() => {
    if (!map) return;
    const look = () => {
      const bounds = map.getBounds();
      const next = viewOf(
        [
          [bounds.getWest(), bounds.getSouth()],
          [bounds.getEast(), bounds.getNorth()],
        ],
        map.getZoom(),
        aroundLongitude,
      );
      setView((known) => (known && sameView(known, next) ? known : next));
    };
    look();
    map.on('move', look);
    return () => {
      map.off('move', look);
    };
  }, [map, aroundLongitude]);

  return view;
}
