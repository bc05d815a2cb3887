import type { Point } from '@crewpad/domain';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { MapButton } from '../canvas/zoom-buttons.tsx';
import { useGeolocation } from './use-geolocation.ts';

export interface LocationAnswers {
  onFound: (place: Point) => void;
  /** The container for the warning toast, with retry and instructions. */
  onRefused: (why: 'denied' | 'unavailable', retry: () => void) => void;
}

/** Requests the visitor's location, only when pressed. */
export function LocationButton(answers: LocationAnswers) {
  const { t } = useTranslation('map');
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
