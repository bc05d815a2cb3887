import { IconStarFilled } from '@tabler/icons-react';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { count, money } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { PlainButton } from '../../../../ui/button.tsx';
import { Anchored, OnCanvas } from '../canvas/anchored.tsx';
import { FIT_PADDING } from '../canvas/map-canvas.tsx';
import { boundsAround } from '../geo/bounds.ts';
import type { Pin } from '../types.ts';
import { type Cluster, UNCLUSTERED_ZOOM } from './cluster.ts';
import { holds } from './view.ts';

interface PinLayerProps {
  map: MapRef;
  clusters: readonly Cluster[];
  activeId: number | null;
  selectedId: number | null;
  onHover: (id: number | null) => void;
  onSelect: (id: number) => void;
}

/** Price pins and clusters in view, as a list of buttons. */
export function PinLayer(props: PinLayerProps) {
  const { map, clusters, activeId, selectedId, onHover, onSelect } = props;
  const { t } = useTranslation('search/map');
  const zoomTo = useClusterZoom(map, clusters);

  return (
    <OnCanvas>
      <ul className="m-0 list-none p-0" aria-label={t('pins')}>
        {clusters.map((cluster) => {
          const { seed, members } = cluster;
          const isActive = holds(cluster, activeId);
          const isSelected = holds(cluster, selectedId);
          return (
            <Anchored
              isItem
              key={`${seed.pin[0]} ${members.length > 1}`}
              longitude={seed.longitude}
              latitude={seed.pin[1]}
              className="absolute top-0 left-0 z-2 size-0 focus-within:z-5 hover:z-5 data-front:z-4"
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

interface ClusterPillProps {
  cluster: Cluster;
  /** Whether it contains the hovered or selected crash pad. */
  isLit: boolean;
  /** @param byKeyboard whether the focus should move to the pins of the opened cluster */
  onOpen: (cluster: Cluster, byKeyboard: boolean) => void;
}

/** A cluster of crash pads, with their number and lowest price. */
function ClusterPill({ cluster, isLit, onOpen }: ClusterPillProps) {
  const { t } = useTranslation('search/map');
  const { locale } = usePage();
  const { seed, members, from } = cluster;
  const label = t('cluster', { number: count(members.length, locale), price: money(from, locale) });
  return (
    <PlainButton
      className="group/cluster absolute grid h-target min-w-target -translate-1/2 place-items-center px-1 py-0 focus-visible:outline-0"
      data-pin={seed.pin[0]}
      data-lit={isLit || undefined}
      aria-label={t('cluster_name', { label })}
      onClick={(event) => onOpen(cluster, event.detail === 0)}
    >
      <span className="inline-flex h-7 items-center rounded-full border border-surface bg-button px-3 py-0 text-xs leading-none font-bold whitespace-nowrap text-on-button tabular [box-shadow:0_1px_4px_var(--shade)] [transition:background-color_var(--quick),transform_var(--quick)] group-hover/cluster:scale-106 group-hover/cluster:bg-button-hover group-focus-visible/cluster:focus-outline group-focus-visible/cluster:outline-offset-2 group-data-lit/cluster:scale-108 group-data-lit/cluster:bg-button group-data-lit/cluster:text-on-button">
        {label}
      </span>
    </PlainButton>
  );
}

interface PricePinProps {
  pin: Pin;
  isActive: boolean;
  isSelected: boolean;
  onHover: (id: number | null) => void;
  onSelect: (id: number) => void;
}

/** A crash pad with its price. */
const PricePin = memo(function PricePin(props: PricePinProps) {
  const { isActive, isSelected, onHover, onSelect } = props;
  const [id, , , dollars, isFeatured] = props.pin;
  const { t } = useTranslation('search/map');
  const { locale } = usePage();
  const price = money(dollars, locale);
  return (
    <PlainButton
      className="group/pin absolute grid h-target min-w-target -translate-1/2 place-items-center px-1 py-0 focus-visible:outline-0"
      data-pin={id}
      data-active={isActive || undefined}
      data-selected={isSelected || undefined}
      aria-pressed={isSelected}
      aria-label={t(isFeatured ? 'pin_featured' : 'pin', { price })}
      onClick={() => onSelect(id)}
      onMouseEnter={() => onHover(id)}
      onMouseLeave={() => onHover(null)}
      onFocus={() => onHover(id)}
      onBlur={() => onHover(null)}
    >
      <span className="inline-flex h-7 items-center gap-1 rounded-full border border-line-strong bg-surface px-2 py-0 text-xs leading-none font-bold text-ink tabular [box-shadow:0_1px_4px_var(--shade)] [transition:background-color_var(--quick),transform_var(--quick)] group-hover/pin:scale-108 group-hover/pin:border-button group-hover/pin:bg-button group-hover/pin:text-on-button group-focus-visible/pin:focus-outline group-focus-visible/pin:outline-offset-2 group-data-active/pin:scale-108 group-data-active/pin:border-button group-data-active/pin:bg-button group-data-active/pin:text-on-button group-data-selected/pin:scale-112 group-data-selected/pin:border-on-button group-data-selected/pin:bg-button group-data-selected/pin:text-on-button">
        {isFeatured && (
          <IconStarFilled
            aria-hidden
            size={11}
            className="text-ink group-[:is(:hover,[data-active],[data-selected])]/pin:text-inherit"
          />
        )}
        {price}
      </span>
    </PlainButton>
  );
});

/**
 * Opens a cluster: zooms in until its contents are separate. After keyboard activation, the focus
 * moves to the pin that replaced the cluster.
 * @param clusters the current pins and clusters
 */
function useClusterZoom(
  map: MapRef,
  clusters: readonly Cluster[],
): (cluster: Cluster, byKeyboard: boolean) => void {
  const pressedId = useRef<number>(null);

  useEffect(() => {
    if (clusters.length === 0 || pressedId.current === null) return;
    // A cluster that only shrank has kept the focus.
    if (document.activeElement === document.body) focusPin(map, pressedId.current);
  }, [map, clusters]);

  return useCallback(
    ({ seed, members }, byKeyboard) => {
      const points = members.map(({ pin }) => ({ latitude: pin[1], longitude: pin[2] }));
      const [latitude, longitude] = [seed.pin[1], seed.longitude];
      const fit = map.cameraForBounds(boundsAround({ latitude, longitude }, points), {
        padding: FIT_PADDING,
        maxZoom: UNCLUSTERED_ZOOM,
      });
      // At least one whole level, so that something happens for any spread.
      const zoom = Math.min(UNCLUSTERED_ZOOM, Math.max(fit?.zoom ?? 0, map.getZoom() + 1));
      pressedId.current = byKeyboard ? seed.pin[0] : null;
      map.easeTo({ center: fit?.center ?? [longitude, latitude], zoom, duration: 200 });
    },
    [map],
  );
}

function focusPin(map: MapRef, id: number): void {
  map.getContainer().querySelector<HTMLElement>(`[data-pin="${id}"]`)?.focus();
}
