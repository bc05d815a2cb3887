import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import classes from './zoom-buttons.module.css';

interface ZoomButtonsProps {
  map: MapRef;
  onHome: () => void;
  /** Additional buttons of the same kind. */
  children: ReactNode;
}

/** Zoom in and out, and reset to the initial view. */
export function ZoomButtons({ map, onHome, children }: ZoomButtonsProps) {
  const { t } = useTranslation('search/map');
  return (
    <div className={classes.buttons}>
      <MapButton label={t('zoom_in')} onClick={() => map.zoomIn()} Icon={IconPlus} />
      <MapButton label={t('zoom_out')} onClick={() => map.zoomOut()} Icon={IconMinus} />
      <MapButton label={t('whole_area')} onClick={onHome} Icon={IconFocusCentered} />
      {children}
    </div>
  );
}

interface MapButtonProps {
  label: string;
  onClick: () => void;
  Icon: typeof IconPlus;
  /** Disabled in the meantime. */
  isBusy?: boolean;
}

/** An icon button on the map with an accessible name. */
export function MapButton({ label, onClick, Icon, isBusy }: MapButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onClick()}
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}
