import type { Airport } from '@crewpad/contract';
import { IconPlaneInflight, IconSearch, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { searchText } from '../../../i18n/en/search.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './airport-box.module.css';
import { AirportOptions } from './airport-options.tsx';
import { useAirportBox } from './use-airport-box.ts';

interface AirportBoxProps {
  /** Where choosing an airport leads. */
  addressOf: (airport: Airport) => string;
  initial?: string;
}

/**
 * The airport or city box: a combobox whose value must be picked from its list. Without JavaScript
 * it is a plain form that asks /airports.
 */
export function AirportBox({ addressOf, initial = '' }: AirportBoxProps) {
  const { t } = useTranslation(searchText);
  const hydrated = useHydrated();
  const box = useAirportBox(initial, addressOf);
  const id = useId();
  const empty = hydrated && box.text.trim() === '';
  const complaint = box.complaint && t(box.complaint);

  return (
    <search>
      <form
        action="/airports"
        method="get"
        className={classes.form}
        onSubmit={box.submit}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) box.closeList();
        }}
      >
        <div className={classes.field}>
          <IconPlaneInflight aria-hidden className={classes.icon} />
          <label htmlFor={`${id}-input`} className={classes.label}>
            {t('airport_code_or_city')}
          </label>
          <input
            ref={box.input}
            id={`${id}-input`}
            name="search"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={box.shown}
            aria-controls={`${id}-list`}
            aria-activedescendant={
              box.shown && box.airports[box.active] ? `${id}-option-${box.active}` : undefined
            }
            aria-invalid={complaint ? true : undefined}
            aria-describedby={complaint ? `${id}-complaint` : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            placeholder={t('airport_placeholder')}
            className={classes.input}
            value={box.text}
            onChange={(event) => box.change(event.currentTarget.value)}
            onClick={box.openList}
            onKeyDown={box.onKeyDown}
          />
          {box.text !== '' && (
            <button
              type="button"
              className={classes.clear}
              onClick={box.clear}
              aria-label={t('clear_search')}
            >
              <IconX aria-hidden size={20} />
            </button>
          )}
        </div>
        <Button
          type="submit"
          variant="accent"
          className={classes.submit}
          disabled={empty}
          aria-describedby={empty ? `${id}-why` : undefined}
        >
          <IconSearch aria-hidden size={20} />
          {t('search')}
        </Button>
        {empty && <VisuallyHidden id={`${id}-why`}>{t('search_needs_text')}</VisuallyHidden>}
        <AirportOptions id={id} box={box} />
        {complaint && (
          <p id={`${id}-complaint`} role="alert" className={classes.complaint}>
            {complaint}
          </p>
        )}
      </form>
    </search>
  );
}
