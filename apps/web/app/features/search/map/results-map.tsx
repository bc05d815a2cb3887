import { MAP_DEFAULT_CENTER } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { MapFrame } from './map-frame.tsx';
import type { ResultsMapProps } from './types.ts';

const load = async () => {
  const { ResultsMapView, decodeGeography } = await import('./results-map-view.tsx');
  return { View: ResultsMapView, decode: decodeGeography };
};

/** The crash pads of a search on a map. The map's code loads when it comes into view. */
export function ResultsMap(props: ResultsMapProps) {
  const { t } = useTranslation('search/map');
  const { airport } = props;
  return (
    <MapFrame
      label={
        airport
          ? t('results_map', { airport: airport.prefix.toUpperCase() })
          : t('results_map_anywhere')
      }
      center={airport ?? props.center ?? MAP_DEFAULT_CENTER}
      className={props.className}
      load={load}
      onVisible={props.onVisible}
    >
      {(View, ground, fail) => <View {...props} ground={ground} onFailed={fail} />}
    </MapFrame>
  );
}
