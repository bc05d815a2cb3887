import { greatCircleMiles, type Point } from '@crewpad/domain';
import { IconMapPin, IconPlane } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { miles } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { MapFrame } from './map-frame.tsx';
import type { MapAirport } from './types.ts';

/** An airport of the listing; drawn if its position is known, and always listed. */
interface ReachedAirport extends Omit<MapAirport, keyof Point>, Partial<Point> {
  /** As stated by the lister, in whole miles. */
  distance: number;
}

interface ApproximateMapProps {
  /** The public point, never the exact one. */
  place: Point;
  airports: readonly ReachedAirport[];
  className?: string;
}

const load = async () => {
  const { ApproximateMapView, decodeGeography } = await import('./approximate-map-view.tsx');
  return { View: ApproximateMapView, decode: decodeGeography };
};

/** Airports farther away would shrink the circle to a dot. */
const DRAWN_WITHIN_MILES = 20;

/** The approximate location of a crash pad: a circle, never a pin, with an explanation. */
export function ApproximateMap({ place, airports, className }: ApproximateMapProps) {
  const { t } = useTranslation('search/map');
  const { locale } = usePage();
  const markers = airports.flatMap(({ latitude, longitude, distance, ...airport }) => {
    if (latitude === undefined || longitude === undefined) return [];
    const away = greatCircleMiles(place.latitude, place.longitude, latitude, longitude);
    if (away > DRAWN_WITHIN_MILES) return [];
    return [{ ...airport, latitude, longitude, caption: miles(distance, locale) }];
  });
  return (
    <figure className={['m-0', className].filter(Boolean).join(' ')}>
      <MapFrame
        label={t('place_map')}
        center={place}
        className="[height:clamp(18rem,50vw,26rem)]"
        load={load}
        onVisible={undefined}
      >
        {(View, ground, fail) => (
          <View place={place} airports={markers} ground={ground} onFailed={fail} />
        )}
      </MapFrame>
      <figcaption className="mt-4 grid gap-2 text-ink-soft">
        <p className="m-0 flex max-w-text gap-2">
          <IconMapPin aria-hidden size={20} className="mt-px flex-none text-ink" />
          <span>
            <strong className="block text-ink">{t('approximate')}</strong>
            {t('approximate_text')}
          </span>
        </p>
        {airports.map(({ prefix, name, distance }) => (
          <p key={prefix} className="m-0 flex max-w-text gap-2">
            <IconPlane aria-hidden size={20} className="mt-px flex-none text-ink" />
            {t('airport_at', {
              airport: `${name} (${prefix.toUpperCase()})`,
              distance: miles(distance, locale),
            })}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}
