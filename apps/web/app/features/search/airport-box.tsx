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
import { IconButton } from '../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

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
        className="relative flex w-full flex-wrap gap-2 rounded-lg bg-surface p-2 shadow"
        onSubmit={box.submit}
        onKeyDownCapture={({ key }) => box.pressed(key)}
        onPointerDownCapture={() => box.pressed(null)}
      >
        <div className="flex min-w-0 grow basis-68 items-center rounded-md text-ink focus-within:focus-outline focus-within:-outline-offset-1">
          <IconPlaneInflight aria-hidden className="mt-0 mr-0 mb-0 ml-4 w-6 flex-none text-muted" />
          <label
            htmlFor={`${id}-input`}
            className="pointer-events-none absolute [top:calc(var(--space-1)_+_0.5rem)] right-2 [left:calc(var(--space-1)_+_3.25rem)] truncate text-start text-xs leading-tight font-medium text-muted"
          >
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
              className:
                'h-15 w-full min-w-0 border-0 bg-transparent pt-5 pr-2 pb-0 pl-3 text-md font-medium text-ellipsis text-inherit outline-0 placeholder:font-normal placeholder:text-muted placeholder:opacity-100',
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
            panelClassName="[top:calc(2*var(--space-1)_+_3.75rem)]!"
          />
          {box.text !== '' && (
            <IconButton className="mr-1" onClick={box.clear} aria-label={t('clear_search')}>
              <IconX aria-hidden size={20} />
            </IconButton>
          )}
        </div>
        <Button
          type="submit"
          variant="accent"
          className="h-15 shrink-0 grow basis-auto text-md md:min-w-38 md:flex-none"
          aria-disabled={empty || undefined}
          aria-describedby={empty ? `${id}-why` : undefined}
        >
          <IconSearch aria-hidden size={20} />
          {t('search')}
        </Button>
        {empty && <VisuallyHidden id={`${id}-why`}>{t('search_needs_text')}</VisuallyHidden>}
        {complaint && (
          <p
            id={`${id}-complaint`}
            role="alert"
            className="m-0 shrink-0 grow basis-full px-2 pt-1 pb-2 text-start text-xs font-medium text-bad"
          >
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
    <div className="grid min-h-12 min-w-0 flex-1 [grid-template-columns:3.5rem_1fr_auto] items-center gap-2 max-sm:grid-cols-start-13">
      <span className="text-md font-bold tracking-wide">{airport.prefix}</span>
      <span className="grid min-w-0">
        <span className="font-medium">
          {airport.city}, {airport.country}
        </span>
        <span className="truncate text-xs text-muted">{airport.name}</span>
      </span>
      <span className="text-end text-xs text-muted max-sm:col-2 max-sm:text-start">
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
