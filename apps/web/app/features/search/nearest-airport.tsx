import { search } from '@crewpad/contract/endpoints';
import { GEOLOCATION_RADIUS_MILES, type Point } from '@crewpad/domain';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { PlainButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { airportAddress } from './addresses.ts';

const actionClass =
  'inline-flex min-h-target cursor-pointer items-center border-0 bg-transparent p-0 font-medium text-link underline';

/**
 * The code of the airport whose crash pads are nearest to a position; null if none is within range.
 */
export async function findNearestAirport({ latitude, longitude }: Point): Promise<string | null> {
  const query = { lat: latitude, lon: longitude, radius: GEOLOCATION_RADIUS_MILES, limit: 1 };
  return (await call(search.getListings, { query })).data[0]?.prefix ?? null;
}

/** The toast's text when location access is denied. */
export function LocationRefused({ retry }: { retry: () => void }) {
  const { t } = useTranslation('search');
  return (
    <>
      {t('geolocation_disabled')}
      <span className="flex flex-wrap gap-x-4">
        <PlainButton className={actionClass} onClick={retry}>
          {t('retry')}
        </PlainButton>
        <a href={`/help?q=${encodeURIComponent(t('geolocation_help'))}`} className={actionClass}>
          {t('geolocation_instructions')}
        </a>
      </span>
    </>
  );
}

/** Opens the nearest airport with listings. The visitor's location is requested only then. */
export function useNearestAirport(addressOf: (prefix: string) => string) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [searching, setSearching] = useState(false);

  const open = async () => {
    if (searching) return;
    setSearching(true);
    try {
      const prefix = await findNearestAirport(await locate());
      if (prefix) navigate(addressOf(prefix));
      else
        toast({
          kind: 'info',
          message: t('nearest_airport_none', { miles: GEOLOCATION_RADIUS_MILES }),
        });
    } catch (error) {
      if (isRefusal(error)) toast({ kind: 'warning', message: <LocationRefused retry={open} /> });
    } finally {
      setSearching(false);
    }
  };
  return { open, searching };
}

export function NearestAirport({ className }: { className: string | undefined }) {
  const { t } = useTranslation('search');
  const { open, searching } = useNearestAirport(airportAddress);
  return (
    <PlainButton className={className} onClick={open} aria-busy={searching}>
      <IconCurrentLocation aria-hidden size={18} />
      {t(searching ? 'nearest_airport_searching' : 'nearest_airport')}
    </PlainButton>
  );
}

class LocationUnknown extends Error {}

function locate(): Promise<GeolocationCoordinates> {
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
