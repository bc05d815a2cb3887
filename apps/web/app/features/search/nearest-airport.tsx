import { GEOLOCATION_RADIUS_MILES } from '@crewpad/domain';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { toast } from '../../ui/toast.ts';
import { airportAddress } from './addresses.ts';
import { airportNear } from './airport-near.ts';
import { LocationRefused } from './location-refused.tsx';

/**
 * Requests the visitor's location only when pressed, then opens the nearest airport with listings.
 */
export function NearestAirport({ className }: { className: string | undefined }) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [searching, setSearching] = useState(false);

  const find = async () => {
    if (searching) return;
    setSearching(true);
    try {
      const prefix = await airportNear(await position());
      if (prefix) navigate(airportAddress(prefix));
      else
        toast({
          kind: 'info',
          message: t('nearest_airport_none', { miles: GEOLOCATION_RADIUS_MILES }),
        });
    } catch (error) {
      if (isRefusal(error)) toast({ kind: 'warning', message: <LocationRefused retry={find} /> });
    } finally {
      setSearching(false);
    }
  };

  return (
    <button type="button" className={className} onClick={find} aria-busy={searching}>
      <IconCurrentLocation aria-hidden size={18} />
      {t(searching ? 'nearest_airport_searching' : 'nearest_airport')}
    </button>
  );
}

class LocationUnknown extends Error {}

function position(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new LocationUnknown());
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => reject(new LocationUnknown()),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof LocationUnknown;
}
