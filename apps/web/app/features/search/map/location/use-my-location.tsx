import type { Point } from '@crewpad/domain';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../../../../ui/button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useGeolocation } from './use-geolocation.ts';

interface UseMyLocationProps {
  onFound: (place: Point) => void;
  /** The place for the warning toast, with its retry and its link to instructions. */
  onRefused: (why: 'denied' | 'unavailable', retry: () => void) => void;
  variant?: ButtonVariant;
  className?: string;
}

/** Asks the browser where the visitor is, and only when pressed. */
export function UseMyLocation({ onFound, onRefused, variant, className }: UseMyLocationProps) {
  const { t } = useTranslation('map');
  const { location, ask } = useGeolocation({ onFound, onRefused });
  const isAsking = location.state === 'asking';
  return (
    <>
      <Button
        variant={variant ?? 'outline'}
        className={className}
        aria-disabled={isAsking}
        onClick={() => !isAsking && ask()}
      >
        <IconCurrentLocation aria-hidden size={18} />
        {t(isAsking ? 'locating' : 'use_my_location')}
      </Button>
      <VisuallyHidden role="status">{location.state === 'found' && t('found_you')}</VisuallyHidden>
    </>
  );
}
