import { useMemo } from 'react';
import { languageOfTexts } from '../../../../../i18n/texts.ts';
import { usePage } from '../../../../../lib/page-context.ts';
import { mercatorX, mercatorY, WORLD_PIXELS } from '../../geo/mercator.ts';
import type { AreaLabel } from '../../geography/area-labels.ts';
import type { Geography } from '../../geography/decode-geography.ts';
import { areaName } from '../../geography/state-names.ts';
import { Anchored } from '../markers/anchored.tsx';
import { OnCanvas } from '../on-canvas.tsx';
import { useView } from '../use-view.ts';
import classes from './area-names.module.css';

const STATES_FROM_ZOOM = 5;
const MOST_NAMES = 14;
/** The minimum width in pixels for naming an area. */
const WIDTH_PIXELS = 90;

/**
 * Names of countries, and of states when zoomed in, as HTML, because the offline map has no fonts.
 */
export function AreaNames({ geography }: { geography: Geography }) {
  const view = useView(0);
  const language = languageOfTexts(usePage().locale);
  const names = useMemo(() => {
    if (!view) return [];
    const areas =
      view.zoom < STATES_FROM_ZOOM
        ? geography.countryLabels
        : [...geography.stateLabels, ...geography.countryLabels.filter(isNoUnion)];
    const pixelsPerDegree = (WORLD_PIXELS * 2 ** view.zoom) / 360;
    const cells = (WORLD_PIXELS * 2 ** view.zoom) / 256;
    const isSeen = ({ longitude, latitude, size }: AreaLabel) => {
      const column = Math.floor(mercatorX(longitude) * cells);
      const row = Math.floor(mercatorY(latitude) * cells);
      return (
        Math.sqrt(size) * pixelsPerDegree > WIDTH_PIXELS &&
        column >= view.west &&
        column <= view.east &&
        row >= view.north &&
        row <= view.south
      );
    };
    return areas.filter(isSeen).slice(0, MOST_NAMES);
  }, [geography, view]);

  return (
    <OnCanvas>
      <div aria-hidden className={classes.names}>
        {names.map(({ name, longitude, latitude }) => (
          <Anchored key={name} longitude={longitude} latitude={latitude} className={classes.anchor}>
            <span className={classes.name}>{areaName(language, name)}</span>
          </Anchored>
        ))}
      </div>
    </OnCanvas>
  );
}

/** If states are named, their country is not. */
function isNoUnion({ name }: AreaLabel): boolean {
  return name !== 'United States of America';
}
