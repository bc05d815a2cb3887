import type { Point } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { MapFrame } from './map-frame.tsx';
import type { MapAirport } from './types.ts';

interface PinPickerProps {
  place: Point;
  /** Shown for orientation. */
  airports: readonly (MapAirport & { city: string; country: string })[];
  onMove: (place: Point) => void;
}

const load = async () => {
  const { PinPickerView, decodeGeography } = await import('./pin-picker-view.tsx');
  return { View: PinPickerView, decode: decodeGeography };
};

/** A map with a pin for the exact location, dragged or moved by arrow keys. */
export function PinPicker({ place, airports, onMove }: PinPickerProps) {
  const { t } = useTranslation('search/map');
  return (
    <figure className="m-0">
      <MapFrame
        label={t('pin_map')}
        center={place}
        className="[height:clamp(18rem,45vw,22rem)]"
        load={load}
        onVisible={undefined}
      >
        {(View, ground, fail) => (
          <View place={place} airports={airports} onMove={onMove} ground={ground} onFailed={fail} />
        )}
      </MapFrame>
      <figcaption className="mt-2 text-xs text-muted">{t('pin_hint')}</figcaption>
    </figure>
  );
}
