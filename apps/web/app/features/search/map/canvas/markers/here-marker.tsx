import type { Point } from '@crewpad/domain';
import { useTranslation } from '../../../../../i18n/use-translation.tsx';
import { Anchored } from './anchored.tsx';
import classes from './here-marker.module.css';

/** Where the visitor is. */
export function HereMarker({ latitude, longitude }: Point) {
  const { t } = useTranslation('map');
  return (
    <Anchored longitude={longitude} latitude={latitude} className={classes.anchor}>
      <span className={classes.dot} role="img" aria-label={t('you_are_here')} />
    </Anchored>
  );
}
