import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MapRef } from 'react-map-gl/maplibre';
import classes from './zoom-buttons.module.css';

interface ZoomButtonsProps {
  map: MapRef;
  onHome: () => void;
}

/** Zoom in and out, and back to the view that the map opened with. */
export function ZoomButtons({ map, onHome }: ZoomButtonsProps) {
  const { t } = useTranslation('map');
  return (
    <div className={classes.buttons}>
      <Control label={t('zoom_in')} onClick={() => map.zoomIn()} Icon={IconPlus} />
      <Control label={t('zoom_out')} onClick={() => map.zoomOut()} Icon={IconMinus} />
      <Control label={t('whole_area')} onClick={onHome} Icon={IconFocusCentered} />
    </div>
  );
}

interface ControlProps {
  label: string;
  onClick: () => void;
  Icon: typeof IconPlus;
}

function Control({ label, onClick, Icon }: ControlProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}
