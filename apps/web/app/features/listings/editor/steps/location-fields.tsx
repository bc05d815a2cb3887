import { MAP_DEFAULT_CENTER, MAX_AIRPORTS_PER_LISTING, type Point } from '@crewpad/domain';
import { IconLock, IconMapPin, IconPlane, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { languageOfTexts } from '../../../../i18n/texts.ts';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { storedCountry, translateCountry } from '../../../../lib/countries.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useCityNames } from '../../../../lib/use-city-names.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { usePlaces } from '../../../../lib/use-places.ts';
import { Button } from '../../../../ui/button.tsx';
import { twoClass } from '../../../../ui/form/form-classes.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { fieldId } from '../../../../ui/form/use-form-issues.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useAirportSuggestions } from '../../../search/index.ts';
import { PinPicker } from '../../../search/map/index.ts';
import { AIRPORT_NOT_CHOSEN } from '../form/steps.ts';
import type { WizardForm } from '../form/wizard-form.ts';
import {
  DISTANCE_OPTIONS,
  distanceOption,
  type FormAirport,
  straightMiles,
} from '../form/wizard-state.ts';
import type { Wizard } from '../state/use-editor.ts';

/** The crash pad's address: found by typing, filled in manually, with a movable pin. */
export function AddressField({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('listings/editor');
  const [isFolded, setFolded] = useState(() => isPlaced(wizard.form));
  const addressText = useAddressText();
  const { hash } = useLocation();
  // A link to one of its fields opens them; the server does not see it.
  useEffect(() => {
    if (hash === `#${fieldId(PARTS[0].name)}`) openParts(setFolded);
  }, [hash]);
  const hasIssue = FIELDS.some((name) => wizard.issues.keyOf(name) !== undefined);
  const showsParts = !isFolded || hasIssue;
  return (
    <>
      <p className="m-0 flex gap-2 rounded-sm bg-sunken px-4 py-3 text-ink-soft">
        <IconLock aria-hidden size={20} className="mt-px flex-none" />
        {t('address_not_public')}
      </p>
      <FindAddress wizard={wizard} onSelect={() => setFolded(true)} />
      {showsParts ? (
        <AddressParts wizard={wizard} />
      ) : (
        <div className="grid grid-cols-auto-rest-auto items-center gap-2 rounded-md border border-line pt-1 pr-1 pb-1 pl-3 [&_p]:m-0 [&_p]:wrap-anywhere">
          <IconMapPin aria-hidden size={20} className="mt-px flex-none" />
          <p>{addressText(wizard.form)}</p>
          <Button variant="outline" aria-expanded={false} onClick={() => openParts(setFolded)}>
            {t('edit_details')}
          </Button>
        </div>
      )}
      <PlaceOnMap wizard={wizard} />
    </>
  );
}

/** A found address, from the box or from the draft. */
function isPlaced({ city, latitude, longitude }: WizardForm): boolean {
  return city !== '' && latitude !== null && longitude !== null;
}

function openParts(setFolded: (isFolded: boolean) => void): void {
  setFolded(false);
  requestAnimationFrame(() => document.getElementById(fieldId(PARTS[0].name))?.focus());
}

interface FindAddressProps {
  wizard: Wizard;
  onSelect: () => void;
}

function FindAddress({ wizard, onSelect }: FindAddressProps) {
  const { t } = useTranslation('listings/editor');
  const [input, setInput] = useState<string | null>(null);
  const addressText = useAddressText();
  // The box shows the current address until another one is typed.
  const text = input ?? addressText(wizard.form);
  const suggestions = usePlaces(input ?? '');
  const places = suggestions.items;
  const status =
    suggestions.state === 'failed' ? t('places_failed') : t('places', { count: places.length });
  return (
    <SuggestField
      name="address"
      label={t('find_address')}
      hint={t('find_address_hint')}
      placeholder={t('find_address_example')}
      issue={wizard.issues.keyOf('address')}
      text={text}
      onText={setInput}
      options={
        suggestions.state === 'none'
          ? null
          : places.map(({ label, latitude, longitude }) => ({
              key: `${label} ${latitude} ${longitude}`,
              label: (
                <>
                  <IconMapPin aria-hidden size={18} />
                  <span>{label}</span>
                </>
              ),
            }))
      }
      status={places.length === 0 && suggestions.state !== 'failed' ? t('places_none') : status}
      waits={suggestions.state === 'waiting'}
      onPick={(at) => {
        const place = places[at];
        if (!place) return;
        setInput(null);
        wizard.dispatch({ type: 'place', place });
        wizard.issues.clear('address', 'city');
        onSelect();
      }}
    />
  );
}

/** The listing's address in one line; empty without a city. */
function useAddressText() {
  const nameOf = useCityNames();
  const nameOfCountry = useCountryName();
  return ({ street1, city, state, postal_code, country }: WizardForm): string => {
    if (city === '') return '';
    const region = [state, postal_code].filter(Boolean).join(' ');
    const place = [street1, nameOf(country, city), region, nameOfCountry(country)];
    return place.filter(Boolean).join(', ');
  };
}

/** Names stored countries in the page's language: the server's names may differ in a letter. */
function useCountryName(): (country: string) => string {
  const language = languageOfTexts(usePage().locale);
  const hydrated = useHydrated();
  return (country) => (hydrated ? translateCountry(country, language) : country);
}

interface CountryFieldProps {
  label: string;
  value: string;
  onValue: (country: string) => void;
  issue: string | undefined;
}

/** Reads and shows the country in the page's language, and stores its English name. */
function CountryField({ value, onValue, ...field }: CountryFieldProps) {
  const { locale } = usePage();
  const nameOfCountry = useCountryName();
  // While typing, a part of a name may be the name of another country.
  const [text, setText] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      name="country"
      autoComplete="off"
      maxLength={ADDRESS_PART_MAX}
      value={text ?? nameOfCountry(value)}
      onValue={(text) => {
        setText(text);
        onValue(storedCountry(text, languageOfTexts(locale)));
      }}
      onBlur={() => setText(null)}
    />
  );
}

const ADDRESS_PART_MAX = 200;
const PARTS = [
  { name: 'street1', optional: true, max: ADDRESS_PART_MAX },
  { name: 'street2', optional: true, max: ADDRESS_PART_MAX },
  { name: 'city', optional: false, max: ADDRESS_PART_MAX },
  { name: 'state', optional: true, max: ADDRESS_PART_MAX },
  { name: 'postal_code', optional: true, max: 20 },
] as const;
const FIELDS = [...PARTS.map(({ name }) => name), 'country'] as const;

function AddressParts({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('listings/editor');
  const { form: values, set, issues } = wizard;
  return (
    <div className={twoClass}>
      {PARTS.map(({ name, optional, max }) => (
        <TextField
          key={name}
          name={name}
          label={t(name)}
          autoComplete="off"
          optional={optional}
          maxLength={max}
          value={values[name]}
          onValue={(value) => {
            set({ [name]: value });
            if (name === 'city') issues.clear('address');
          }}
          issue={issues.keyOf(name)}
        />
      ))}
      <CountryField
        label={t('country')}
        value={values.country}
        onValue={(country) => set({ country })}
        issue={issues.keyOf('country')}
      />
    </div>
  );
}

function PlaceOnMap({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('listings/editor');
  const { form: values, airports, set } = wizard;
  const { latitude, longitude } = values;
  const move = (place: Point) => set({ latitude: place.latitude, longitude: place.longitude });
  if (latitude === null || longitude === null) {
    const nearby = airports.find(({ id }) => id === values.airport[0]) ?? MAP_DEFAULT_CENTER;
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-dashed border-line-strong p-4">
        <p className="m-0 grow basis-64 text-ink-soft">{t('pin_manually_text')}</p>
        <Button variant="outline" onClick={() => move(nearby)}>
          <IconMapPin aria-hidden size={20} />
          {t('pin_manually')}
        </Button>
      </div>
    );
  }
  const selected = values.airport.flatMap(
    (id) => airports.find((airport) => airport.id === id) ?? [],
  );
  return <PinPicker place={{ latitude, longitude }} airports={selected} onMove={move} />;
}

/** One or two airports, selected from the list, each with a distance. */
export function AirportsField({ wizard }: { wizard: Wizard }) {
  const { form, airports } = wizard;
  const selected = form.airport.flatMap(
    (id) => airports.find((airport) => airport.id === id) ?? [],
  );
  return (
    <div className="grid gap-4">
      {selected.length > 0 && (
        <ul className="m-0 grid list-none gap-4 p-0">
          {selected.map((airport, at) => (
            <ChosenAirport key={airport.id} airport={airport} isFirst={at === 0} wizard={wizard} />
          ))}
        </ul>
      )}
      {form.airport.length < MAX_AIRPORTS_PER_LISTING && <FindAirport wizard={wizard} />}
    </div>
  );
}

const CHOSEN_TWICE = 'airport_is_chosen_twice';

function FindAirport({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('listings/editor');
  const { form, issues, airportText: text, setAirportText } = wizard;
  const suggestions = useAirportSuggestions(text);
  const { items: airports } = suggestions;
  // The one that is chosen already stays in the list: picking it says so.
  const isChosen = ({ id }: FormAirport) => form.airport.includes(id);
  const isSecond = form.airport.length > 0;
  const status = () => {
    if (suggestions.state === 'failed') return t('airports_failed');
    return airports.length === 0 ? t('airports_none') : t('airports', { count: airports.length });
  };
  return (
    <SuggestField
      name="airport"
      label={t(isSecond ? 'second_airport' : 'airport')}
      hint={t(isSecond ? 'second_airport_hint' : 'airport_hint')}
      optional={isSecond}
      issue={issues.keyOf('airport')}
      text={text}
      onText={(next) => {
        setAirportText(next);
        issues.clear('airport');
      }}
      options={
        suggestions.state === 'none'
          ? null
          : airports.map(({ id, prefix, name, city }) => ({
              key: String(id),
              label: (
                <>
                  <strong className="w-12 flex-none">{prefix}</strong>
                  <span>
                    {city} <span className="text-xs text-muted">{name}</span>
                  </span>
                </>
              ),
            }))
      }
      status={status()}
      waits={suggestions.state === 'waiting'}
      onPick={(at) => {
        const airport = airports[at];
        if (!airport) return;
        if (isChosen(airport)) return issues.note('airport', CHOSEN_TWICE);
        wizard.addAirport(airport);
      }}
      onLeave={() => {
        if (issues.keyOf('airport') !== CHOSEN_TWICE) issues.note('airport', AIRPORT_NOT_CHOSEN);
      }}
    />
  );
}

interface ChosenAirportProps {
  airport: FormAirport;
  isFirst: boolean;
  wizard: Wizard;
}

function ChosenAirport({ airport, isFirst, wizard }: ChosenAirportProps) {
  const { t } = useTranslation('listings/editor');
  const { form, issues, set, dispatch } = wizard;
  const nameOf = useCityNames();
  const name = isFirst ? 'airport_distance' : 'other_airport_distance';
  const distance = form[name];
  const away = straightMiles(form, airport);
  const distanceNow = away === null ? null : String(distanceOption(away));
  const selectedDistance = distance === '' ? '' : String(distanceOption(Number(distance)));
  const hint =
    away === null
      ? undefined
      : t('straight_line', { count: Math.max(1, Math.round(away * 10) / 10) });
  return (
    <li className="grid grid-cols-auto-1fr-auto items-center gap-x-3 gap-y-2 rounded-md border border-line bg-sunken px-4 pt-3 pb-4">
      <IconPlane aria-hidden size={22} className="text-ink" />
      <div className="grid min-w-0">
        <strong>
          {airport.prefix}, {nameOf(airport.country, airport.city)}
        </strong>
        <span className="text-xs text-muted">{airport.name}</span>
      </div>
      <IconButton
        className="-mr-2"
        aria-label={t('remove_airport', { airport: airport.prefix })}
        onClick={() => {
          dispatch({ type: 'remove-airport', id: airport.id });
          requestAnimationFrame(() => document.getElementById('field-airport')?.focus());
        }}
      >
        <IconX aria-hidden size={20} />
      </IconButton>
      <div className="col-span-full flex flex-wrap items-center gap-2 [&>:first-child]:grow [&>:first-child]:basis-56">
        <SelectField
          name={name}
          label={t('distance_to', { airport: airport.prefix })}
          hint={hint}
          value={selectedDistance}
          onValue={(value) => set({ [name]: value })}
          issue={issues.keyOf(name)}
        >
          {selectedDistance === '' && <option value="">{t('choose_distance')}</option>}
          {DISTANCE_OPTIONS.map((miles) => (
            <option key={miles} value={miles}>
              {t(`distance_${miles}` as 'distance_1')}
            </option>
          ))}
        </SelectField>
        {distanceNow !== null && distanceNow !== selectedDistance && (
          <Button variant="subtle" onClick={() => set({ [name]: distanceNow })}>
            {t('use_distance', { distance: t(`distance_${distanceNow}` as 'distance_1') })}
          </Button>
        )}
      </div>
    </li>
  );
}
