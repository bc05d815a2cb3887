import { MAX_AIRPORTS_PER_LISTING } from '@crewpad/domain';
import { IconPlane, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useCityNames } from '../../../../lib/use-city-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { useAirportSuggestions } from '../../../search/index.ts';
import { DISTANCE_OPTIONS, distanceOption, straightMiles } from '../form/airport-distance.ts';
import { AIRPORT_NOT_CHOSEN } from '../form/steps.ts';
import type { KnownAirport } from '../form/wizard-state.ts';
import type { Wizard } from '../page/state/use-wizard.ts';
import classes from './airports-field.module.css';

/** One or two airports, selected from the list, each with a distance. */
export function AirportsField({ wizard }: { wizard: Wizard }) {
  const { form, airports } = wizard;
  const chosen = form.airport.flatMap((id) => airports.find((airport) => airport.id === id) ?? []);
  return (
    <div className={classes.field}>
      {chosen.length > 0 && (
        <ul className={classes.list}>
          {chosen.map((airport, at) => (
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
  const isChosen = ({ id }: KnownAirport) => form.airport.includes(id);
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
                  <strong className={classes.code}>{prefix}</strong>
                  <span>
                    {city} <span className={classes.name}>{name}</span>
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
  airport: KnownAirport;
  isFirst: boolean;
  wizard: Wizard;
}

function ChosenAirport({ airport, isFirst, wizard }: ChosenAirportProps) {
  const { t } = useTranslation('listings/editor');
  const { form, issues, set, dispatch } = wizard;
  const nameOf = useCityNames();
  const name = isFirst ? 'airport_distance' : 'other_airport_distance';
  const stated = form[name];
  const away = straightMiles(form, airport);
  const offered = away === null ? null : String(distanceOption(away));
  const shown = stated === '' ? '' : String(distanceOption(Number(stated)));
  const hint =
    away === null
      ? undefined
      : t('straight_line', { count: Math.max(1, Math.round(away * 10) / 10) });
  return (
    <li className={classes.item}>
      <IconPlane aria-hidden size={22} className={classes.icon} />
      <div className={classes.what}>
        <strong>
          {airport.prefix}, {nameOf(airport.country, airport.city)}
        </strong>
        <span className={classes.name}>{airport.name}</span>
      </div>
      <button
        type="button"
        className={classes.remove}
        aria-label={t('remove_airport', { airport: airport.prefix })}
        onClick={() => {
          dispatch({ type: 'remove-airport', id: airport.id });
          requestAnimationFrame(() => document.getElementById('field-airport')?.focus());
        }}
      >
        <IconX aria-hidden size={20} />
      </button>
      <div className={classes.distance}>
        <SelectField
          name={name}
          label={t('distance_to', { airport: airport.prefix })}
          hint={hint}
          value={shown}
          onValue={(value) => set({ [name]: value })}
          issue={issues.keyOf(name)}
        >
          {shown === '' && <option value="">{t('choose_distance')}</option>}
          {DISTANCE_OPTIONS.map((miles) => (
            <option key={miles} value={miles}>
              {t(`distance_${miles}` as 'distance_1')}
            </option>
          ))}
        </SelectField>
        {offered !== null && offered !== shown && (
          <Button variant="subtle" onClick={() => set({ [name]: offered })}>
            {t('use_distance', { distance: t(`distance_${offered}` as 'distance_1') })}
          </Button>
        )}
      </div>
    </li>
  );
}
