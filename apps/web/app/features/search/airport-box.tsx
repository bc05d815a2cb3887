import type { contract } from '@crewpad/contract';
import { search } from '@crewpad/contract/endpoints';
import { AIRPORT_SUGGEST_DEBOUNCE_MS, type Locale } from '@crewpad/domain';
import { IconPlaneInflight, IconSearch, IconX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { languageOfTexts } from '../../i18n/texts.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import type { Named } from '../../lib/city-names.ts';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { type Suggestions, useSuggestions } from '../../lib/use-suggestions.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './airport-box.module.css';

type NamedAirport = contract.search.Airport & Partial<Named<unknown>>;

/** Finds airports, whose cities are named in a language; its names load with the first search. */
function findIn(locale: Locale) {
  return async (text: string, signal: AbortSignal): Promise<NamedAirport[]> => {
    const find = async () =>
      (await call(search.searchAirports, { query: { search: text } }, { signal, quiet: true }))
        .data;
    if (languageOfTexts(locale) === 'en') return find();
    const [airports, names] = await Promise.all([find(), import('../../lib/city-names.ts')]);
    return airports.map(names.namesCity(locale));
  };
}

/** Airports that match the input. */
export function useAirportSuggestions(text: string) {
  const { locale } = usePage();
  const find = useMemo(() => findIn(locale), [locale]);
  return useSuggestions(text, find, AIRPORT_SUGGEST_DEBOUNCE_MS);
}

/** Whether Enter takes the first option: a single match, an exact code, or one with crash pads. */
export function marksFirstAirport(
  text: string,
  { state, items }: Suggestions<contract.search.Airport>,
): boolean {
  const [first] = items;
  if (state !== 'found' || first === undefined) return false;
  const isExact = first.prefix === text.trim().toUpperCase();
  return isExact || items.length === 1 || first.total_listings > 0;
}

/** The state and the actions of the airport box. */
function useAirportBox(initial: string, addressOf: (airport: contract.search.Airport) => string) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  /** Whether the last key was Enter: on an option it searches immediately. */
  const isEnter = useRef(false);
  const [text, setText] = useState(initial);
  const [airport, setAirport] = useState<contract.search.Airport | null>(null);
  const [open, setOpen] = useState(false);
  const [complaint, setComplaint] = useState<'search_needs_text' | 'pick_from_list' | null>(null);

  const suggestions = useAirportSuggestions(airport ? '' : text);

  const change = (value: string) => {
    setText(value);
    setAirport(null);
    setComplaint(null);
  };

  const pick = (at: number) => {
    const airport = suggestions.items[at];
    if (!airport) return;
    if (isEnter.current) navigate(addressOf(airport));
    setText(`${airport.prefix} - ${airport.city}`);
    setAirport(airport);
    setComplaint(null);
    setOpen(false);
    input.current?.focus();
  };

  const clear = () => {
    change('');
    input.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (airport !== null) return void navigate(addressOf(airport));
    const isEmpty = text.trim() === '';
    setComplaint(isEmpty ? 'search_needs_text' : 'pick_from_list');
    setOpen(!isEmpty);
    input.current?.focus();
  };

  return {
    input,
    text,
    suggestions,
    open,
    setOpen,
    marksFirst: marksFirstAirport(text, suggestions),
    pressed: (key: string | null) => {
      isEnter.current = key === 'Enter';
    },
    complaint,
    change,
    pick,
    clear,
    submit,
  };
}

interface AirportBoxProps {
  /** The address to open for a selected airport. */
  addressOf: (airport: contract.search.Airport) => string;
  initial?: string;
}

/**
 * The airport or city box: a combobox whose value must be selected from its list. Without
 * JavaScript it is a plain form that opens /airports.
 */
export function AirportBox({ addressOf, initial = '' }: AirportBoxProps) {
  const { t } = useTranslation('search');
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
        onKeyDownCapture={({ key }) => box.pressed(key)}
        onPointerDownCapture={() => box.pressed(null)}
      >
        <div className={classes.field}>
          <IconPlaneInflight aria-hidden className={classes.icon} />
          <label htmlFor={`${id}-input`} className={classes.label}>
            {t('airport_code_or_city')}
          </label>
          <Combobox
            box={box.input}
            input={{
              id: `${id}-input`,
              name: 'search',
              'aria-invalid': complaint ? true : undefined,
              'aria-describedby': complaint ? `${id}-complaint` : undefined,
              autoCapitalize: 'off',
              spellCheck: false,
              maxLength: 100,
              placeholder: t('airport_placeholder'),
              className: classes.input,
            }}
            text={box.text}
            onText={box.change}
            open={box.open}
            onOpen={box.setOpen}
            options={
              box.suggestions.state === 'none'
                ? null
                : box.suggestions.items.map((airport) => ({
                    key: String(airport.id),
                    label: <AirportOption airport={airport} />,
                  }))
            }
            listLabel={t('suggestions')}
            waits={box.suggestions.state === 'waiting'}
            status={statusOf(box.suggestions.state, box.suggestions.items.length, t)}
            marksFirst={box.marksFirst}
            onPick={box.pick}
            clearsOnEscape
            panelClassName={classes.panel}
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
          aria-disabled={empty || undefined}
          aria-describedby={empty ? `${id}-why` : undefined}
        >
          <IconSearch aria-hidden size={20} />
          {t('search')}
        </Button>
        {empty && <VisuallyHidden id={`${id}-why`}>{t('search_needs_text')}</VisuallyHidden>}
        {complaint && (
          <p id={`${id}-complaint`} role="alert" className={classes.complaint}>
            {complaint}
          </p>
        )}
      </form>
    </search>
  );
}

export function AirportOption({ airport }: { airport: contract.search.Airport }) {
  const { t } = useTranslation('search');
  return (
    <div className={classes.option}>
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
  );
}

export function statusOf(state: string, count: number, t: TFunction<'search'>): string {
  if (state === 'failed') return t('suggestions_failed');
  return count === 0 ? t('suggestions_none') : t('suggestions_count', { count });
}
