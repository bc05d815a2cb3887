import type { MapRef } from 'react-map-gl/maplibre';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Anchored } from '../canvas/markers/anchored.tsx';
import { OnCanvas } from '../canvas/on-canvas.tsx';
import type { Cluster } from './cluster.ts';
import { ClusterPill } from './cluster-pill.tsx';
import classes from './pin-layer.module.css';
import { PricePin } from './price-pin.tsx';
import { useClusterZoom } from './use-cluster-zoom.ts';
import { holds } from './view.ts';

interface PinLayerProps {
  map: MapRef;
  shown: readonly Cluster[];
  activeId: number | null;
  selectedId: number | null;
  onHover: (id: number | null) => void;
  onSelect: (id: number) => void;
}

/** Price pins and clusters in view, as a list of buttons. */
export function PinLayer(props: PinLayerProps) {
  const { map, shown, activeId, selectedId, onHover, onSelect } = props;
  const { t } = useTranslation('map');
  const zoomTo = useClusterZoom(map, shown);

  return (
    <OnCanvas>
      <ul className={classes.pins} aria-label={t('pins')}>
        {shown.map((cluster) => {
          const { seed, members } = cluster;
          const isActive = holds(cluster, activeId);
          const isSelected = holds(cluster, selectedId);
          return (
            <Anchored
              isItem
              key={`${seed.pin[0]} ${members.length > 1}`}
              longitude={seed.longitude}
              latitude={seed.pin[1]}
              className={classes.anchor}
              isInFront={isActive || isSelected}
            >
              {members.length > 1 ? (
                <ClusterPill cluster={cluster} isLit={isActive || isSelected} onOpen={zoomTo} />
              ) : (
                <PricePin
                  pin={seed.pin}
                  isActive={isActive}
                  isSelected={isSelected}
                  onHover={onHover}
                  onSelect={onSelect}
                />
              )}
            </Anchored>
          );
        })}
      </ul>
    </OnCanvas>
  );
}
