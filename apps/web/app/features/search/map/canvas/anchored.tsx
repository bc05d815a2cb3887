import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from 'react-map-gl/maplibre';
import { nearestLongitude } from '../geo/mercator.ts';
import { sameView, type View, viewOf } from '../pins/view.ts';

interface AnchoredProps {
  longitude: number;
  latitude: number;
  className: string | undefined;
  /** Above its neighbors. */
  isInFront?: boolean;
  /** An item of a list. */
  isItem?: boolean;
  children: ReactNode;
}

/**
 * HTML anchored to a map position. The library's own markers would add a role and a label; here the
 * page decides order and semantics. Moves without rendering again.
 */
export function Anchored(props: AnchoredProps) {
  const { longitude, latitude, className, children } = props;
  const Tag: 'div' | 'li' = props.isItem ? 'li' : 'div';
  const { current: map } = useMap();
  const element = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (!map) return;
    const place = () => {
      const copy = nearestLongitude(longitude, map.getCenter().lng);
      const { x, y } = map.project([copy, latitude]);
      // Whole pixels keep text sharp; during map movement they would cause jitter.
      const [left, top] = map.isMoving() ? [x, y] : [Math.round(x), Math.round(y)];
      if (element.current) element.current.style.transform = `translate(${left}px, ${top}px)`;
    };
    place();
    map.on('move', place);
    map.on('moveend', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('moveend', place);
      map.off('resize', place);
    };
  }, [map, longitude, latitude]);

  const setElement = (node: HTMLElement | null) => {
    element.current = node;
  };
  return (
    <Tag ref={setElement} className={className} data-front={props.isInFront || undefined}>
      {children}
    </Tag>
  );
}

/**
 * Renders HTML where the map listens to pointers, so that dragging and pinching can start on it
 * too.
 */
export function OnCanvas({ children }: { children: ReactNode }) {
  const { current: map } = useMap();
  return map ? createPortal(children, map.getCanvasContainer()) : null;
}

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
      setView((last) => (last && sameView(last, next) ? last : next));
    };
    look();
    map.on('move', look);
    return () => {
      map.off('move', look);
    };
  }, [map, aroundLongitude]);

  return view;
}
