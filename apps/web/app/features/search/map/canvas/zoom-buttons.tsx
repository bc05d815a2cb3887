import type { Point } from '@crewpad/domain';
import { IconCurrentLocation, IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { PlainButton } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';

interface ZoomButtonsProps {
  map: MapRef;
  onHome: () => void;
  /** Additional buttons of the same kind. */
  children: ReactNode;
}

/** Zoom in and out, and reset to the initial view. */
export function ZoomButtons({ map, onHome, children }: ZoomButtonsProps) {
  const { t } = useTranslation('search/map');
  return (
    <div className="absolute top-3 right-3 z-3 flex flex-col overflow-hidden rounded-md border border-line bg-surface shadow">
      <MapButton label={t('zoom_in')} onClick={() => map.zoomIn()} Icon={IconPlus} />
      <MapButton label={t('zoom_out')} onClick={() => map.zoomOut()} Icon={IconMinus} />
      <MapButton label={t('whole_area')} onClick={onHome} Icon={IconFocusCentered} />
      {children}
    </div>
  );
}

interface MapButtonProps {
  label: string;
  onClick: () => void;
  Icon: typeof IconPlus;
  /** Disabled in the meantime. */
  isBusy?: boolean;
}

/** An icon button on the map with an accessible name. */
function MapButton({ label, onClick, Icon, isBusy }: MapButtonProps) {
  return (
    <PlainButton
      className="grid size-target place-items-center text-ink hover:bg-sunken focus-visible:rounded-md focus-visible:-outline-offset-3 [&+&]:border-t [&+&]:border-t-line"
      aria-label={label}
      title={label}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onClick()}
    >
      <Icon aria-hidden size={20} />
    </PlainButton>
  );
}

export interface LocationAnswers {
  onLocate: (place: Point) => void;
  /** The container for the warning toast, with retry and instructions. */
  onRefused: (reason: 'denied' | 'unavailable', retry: () => void) => void;
}

/** Requests the visitor's location, only when pressed. */
export function LocationButton(answers: LocationAnswers) {
  const { t } = useTranslation('search/map');
  const { location, ask } = useGeolocation(answers);
  const isAsking = location.state === 'asking';
  return (
    <>
      <MapButton
        label={t(isAsking ? 'locating' : 'use_my_location')}
        onClick={ask}
        Icon={IconCurrentLocation}
        isBusy={isAsking}
      />
      <VisuallyHidden role="status">{location.state === 'found' && t('found_you')}</VisuallyHidden>
    </>
  );
}

const ASK = { maximumAge: 600_000, timeout: 10_000 };

type Geolocation =
  | { state: 'idle' | 'asking' | 'denied' | 'unavailable' }
  | { state: 'found'; place: Point };

interface Answers {
  onLocate?: (place: Point) => void;
  /** The browser or the visitor refused, or there is no position; `retry` requests it again. */
  onRefused?: (reason: 'denied' | 'unavailable', retry: () => void) => void;
}

/** The visitor's position. It is not requested before `ask` is called, from a click. */
function useGeolocation(answers: Answers = {}): { location: Geolocation; ask: () => void } {
  const [location, setLocation] = useState<Geolocation>({ state: 'idle' });
  const latest = useRef(answers);

  useEffect(() => {
    latest.current = answers;
  });

  const ask = useCallback(() => {
    const refuse = (reason: 'denied' | 'unavailable') => {
      setLocation({ state: reason });
      latest.current.onRefused?.(reason, ask);
    };
    if (!('geolocation' in navigator)) return refuse('unavailable');
    setLocation({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place = { latitude: coords.latitude, longitude: coords.longitude };
        setLocation({ state: 'found', place });
        latest.current.onLocate?.(place);
      },
      (error) => refuse(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      ASK,
    );
  }, []);

  return { location, ask };
}
