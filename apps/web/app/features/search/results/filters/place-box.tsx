import type { contract } from '@crewpad/contract';
import { IconChevronDown, IconPlaneInflight } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Combobox } from '../../../../ui/combobox.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { airportAddress } from '../../addresses.ts';
import { AirportOption, statusOf } from '../../airport-box/airport-box.tsx';
import {
  marksFirstAirport,
  useAirportSuggestions,
} from '../../airport-box/use-airport-suggestions.ts';
import { storeRecentAirport } from '../../recent-airports.ts';
import { type SearchState, searchWith } from '../search-state.ts';
import classes from './place-box.module.css';

interface PlaceBoxProps {
  city: contract.search.SearchCity;
  state: SearchState;
}

/**
 * The search location, as the page's heading. A press turns it into an airport box; the filters
 * stay. Without scripts it links to all airports.
 */
export function PlaceBox({ city, state }: PlaceBoxProps) {
  const { t } = useTranslation('search/results');
  const [isEditing, setEditing] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const close = () => {
    setEditing(false);
    // Once the heading is rendered again.
    setTimeout(() => link.current?.focus());
  };
  return (
    <div className={classes.place} data-editing={isEditing || undefined}>
      <Link
        ref={link}
        to="/airports"
        title={t('change_airport')}
        tabIndex={isEditing ? -1 : undefined}
        className={classes.link}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setEditing(true);
        }}
      >
        <IconPlaneInflight aria-hidden size={20} />
        <h1 className={classes.heading}>
          {t('heading', { city: city.city, prefix: city.prefix })}
        </h1>
        <span aria-hidden className={classes.name}>
          <strong>{city.prefix}</strong> {city.city}
        </span>
        <IconChevronDown aria-hidden size={18} />
      </Link>
      {isEditing && (
        <PlaceEditor
          onClose={close}
          onGone={() => setEditing(false)}
          addressOf={({ prefix }) => airportAddress(prefix) + searchWith(state, {})}
        />
      )}
    </div>
  );
}

interface PlaceEditorProps {
  addressOf: (airport: contract.search.Airport) => string;
  /** The reader is done with it, or has left it. */
  onClose: () => void;
  onGone: () => void;
}

function PlaceEditor({ addressOf, onClose, onGone }: PlaceEditorProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(true);
  const suggestions = useAirportSuggestions(text);
  const airports = suggestions.items;
  useEffect(() => input.current?.focus(), []);

  const pick = (at: number) => {
    const airport = airports[at];
    if (airport === undefined) return;
    storeRecentAirport(airport);
    onClose();
    navigate(addressOf(airport));
  };
  return (
    <form
      ref={root}
      action="/airports"
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(`/airports?search=${encodeURIComponent(text.trim())}`);
      }}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      // The box is replaced once its list's code has loaded, which briefly moves the focus.
      onBlur={() =>
        setTimeout(() => {
          if (root.current && !root.current.contains(document.activeElement)) onGone();
        })
      }
    >
      <label htmlFor={id}>
        <VisuallyHidden>{t('airport_code_or_city')}</VisuallyHidden>
      </label>
      <Combobox
        box={input}
        input={{
          id,
          name: 'search',
          autoCapitalize: 'off',
          spellCheck: false,
          maxLength: 100,
          placeholder: t('airport_code_or_city'),
          className: classes.input,
        }}
        text={text}
        onText={setText}
        open={open}
        onOpen={setOpen}
        options={
          suggestions.state === 'none'
            ? null
            : airports.map((airport) => ({
                key: String(airport.id),
                label: <AirportOption airport={airport} />,
              }))
        }
        listLabel={t('suggestions')}
        waits={suggestions.state === 'waiting'}
        status={statusOf(suggestions.state, airports.length, t)}
        marksFirst={marksFirstAirport(text, suggestions)}
        onPick={pick}
        panelClassName={classes.panel}
      />
    </form>
  );
}
