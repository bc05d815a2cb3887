import type { Point } from '@crewpad/domain';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { MapButton } from '../canvas/zoom-buttons.tsx';

export interface LocationAnswers {
  onFound: (place: Point) => void;
  /** The container for the warning toast, with retry and instructions. */
  onRefused: (why: 'denied' | 'unavailable', retry: () => void) => void;
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
  onFound?: (place: Point) => void;
  /** The browser or the visitor refused, or there is no position; `retry` requests it again. */
  onRefused?: (why: 'denied' | 'unavailable', retry: () => void) => void;
}

/** The visitor's position. It is not requested before `ask` is called, from a click. */
function useGeolocation(answers: Answers = {}): { location: Geolocation; ask: () => void } {
  const [location, setLocation] = useState<Geolocation>({ state: 'idle' });
  const latest = useRef(answers);

  useEffect(() => {
    latest.current = answers;
  });

  const ask = useCallback(() => {
    const refuse = (why: 'denied' | 'unavailable') => {
      setLocation({ state: why });
      latest.current.onRefused?.(why, ask);
    };
    if (!('geolocation' in navigator)) return refuse('unavailable');
    setLocation({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place = { latitude: coords.latitude, longitude: coords.longitude };
        setLocation({ state: 'found', place });
        latest.current.onFound?.(place);
      },
      (error) => refuse(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      ASK,
    );
  }, []);

  return { location, ask };
}
