import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { searchText } from '../../../i18n/en/search.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './airport-options.module.css';
import type { useAirportBox } from './use-airport-box.ts';

interface AirportOptionsProps {
  /** The box's id, from which the options' ids are made. */
  id: string;
  box: ReturnType<typeof useAirportBox>;
}

/** The list under the airport box, and what is said of it. */
export function AirportOptions({ id, box }: AirportOptionsProps) {
  const { t } = useTranslation(searchText);
  const { shown, airports, active, suggestions } = box;
  const said = shown ? statusOf(suggestions.state, airports.length, t) : '';
  return (
    <>
      <div className={classes.panel} hidden={!shown}>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('suggestions')}
          className={classes.list}
          hidden={airports.length === 0}
        >
          {airports.map((airport, at) => (
            <div
              key={airport.id}
              id={`${id}-option-${at}`}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              className={classes.option}
              ref={at === active && shown ? intoView : undefined}
              // The focus stays in the box.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => box.pick(airport)}
              onKeyDown={box.onKeyDown}
            >
              <span className={classes.code}>{airport.prefix}</span>
              <span className={classes.place}>
                <span className={classes.city}>
                  {airport.city}, {airport.country}
                </span>
                <span className={classes.name}>{airport.name}</span>
              </span>
              <span className={classes.count}>
                {airport.total_listings > 0
                  ? t('crash_pads_count', { count: airport.total_listings })
                  : t('no_crash_pads_yet')}
              </span>
            </div>
          ))}
        </div>
        {airports.length === 0 && <p className={classes.nothing}>{said}</p>}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

function statusOf(state: string, count: number, t: TFunction<'search'>): string {
  if (state === 'failed') return t('suggestions_failed');
  return count === 0 ? t('suggestions_none') : t('suggestions_count', { count });
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
