import { useTranslation } from '../../../i18n/use-translation.tsx';
import classes from './drawings.module.css';

/** A drawing of the ad places: beside results, and in the column of a listing. */
export function PlacementDrawing() {
  const { t } = useTranslation('content/advertise');
  return (
    <div className={classes.pair}>
      <figure className={classes.figure}>
        <svg viewBox="0 0 240 160" aria-hidden="true" className={classes.drawing}>
          <rect className={classes.page} width="240" height="160" />
          <rect className={classes.bar} width="240" height="16" />
          {[24, 68, 112].map((y) => (
            <g key={y}>
              <rect className={classes.card} x="12" y={y} width="152" height="38" rx="4" />
              <rect className={classes.photo} x="12" y={y} width="48" height="38" rx="4" />
              <rect className={classes.ink} x="70" y={y + 8} width="72" height="6" rx="3" />
              <rect className={classes.line} x="70" y={y + 20} width="46" height="5" rx="2.5" />
            </g>
          ))}
          <rect className={classes.ad} x="176" y="24" width="52" height="126" rx="4" />
        </svg>
        <figcaption>
          <strong>{t('results_place')}.</strong> {t('results_place_text')}
        </figcaption>
      </figure>
      <figure className={classes.figure}>
        <svg viewBox="0 0 240 160" aria-hidden="true" className={classes.drawing}>
          <rect className={classes.page} width="240" height="160" />
          <rect className={classes.bar} width="240" height="16" />
          <rect className={classes.photo} x="12" y="24" width="148" height="72" rx="4" />
          {[106, 118, 130, 142].map((y, at) => (
            <rect
              key={y}
              className={at === 0 ? classes.ink : classes.line}
              x="12"
              y={y}
              width={at === 3 ? 90 : 148}
              height="6"
              rx="3"
            />
          ))}
          <rect className={classes.card} x="172" y="24" width="56" height="62" rx="4" />
          <rect className={classes.ink} x="180" y="34" width="36" height="6" rx="3" />
          <rect className={classes.accent} x="180" y="66" width="40" height="12" rx="4" />
          <rect className={classes.ad} x="172" y="96" width="56" height="54" rx="4" />
        </svg>
        <figcaption>
          <strong>{t('listing_place')}.</strong> {t('listing_place_text')}
        </figcaption>
      </figure>
    </div>
  );
}
