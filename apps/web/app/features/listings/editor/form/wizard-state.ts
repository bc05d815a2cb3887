import type { contract } from '@crewpad/contract';
import {
  AIRPORT_DISTANCE_DEFAULT,
  AIRPORT_DISTANCE_MAX,
  greatCircleMiles,
  type ListingGender,
  MAX_AIRPORTS_PER_LISTING,
  MAX_NIGHTS_DEFAULT,
  type Point,
  type RentalType,
  rentalTypeRule,
} from '@crewpad/domain';
import { type RoomsEdit, setRoomCount, staying } from '../rooms/room-items.ts';
import { type Conflict, conflictsAfter, mergeForms, openOf } from './merge.ts';
import { sortIds, type WizardForm } from './wizard-form.ts';

/** The option for six to ten miles. */
const UP_TO_TEN = 10;

/** Selectable distances: 1 to 5, "6-10" and "11+". */
export const DISTANCE_OPTIONS: readonly number[] = [1, 2, 3, 4, 5, UP_TO_TEN, AIRPORT_DISTANCE_MAX];

/** The option for a distance in miles. */
export function distanceOption(miles: number): number {
  const whole = Math.max(1, Math.ceil(miles));
  return DISTANCE_OPTIONS.find((option) => whole <= option) ?? AIRPORT_DISTANCE_MAX;
}

/** Straight-line miles; null if a position is unknown. */
export function straightMiles(
  place: { latitude: number | null; longitude: number | null },
  airport: Point | undefined,
): number | null {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null || airport === undefined) return null;
  return greatCircleMiles(latitude, longitude, airport.latitude, airport.longitude);
}

/** An airport for the form. */
export interface FormAirport extends Point {
  id: number;
  prefix: string;
  name: string;
  /** Its name in the reference data: pages show it in their language. */
  city: string;
  country: string;
}

/** Ids of the preferences that mirror the gender of the first step. */
export interface GenderPreferences {
  male: number | undefined;
  female: number | undefined;
}

export interface WizardState {
  form: WizardForm;
  airports: readonly FormAirport[];
  conflicts: readonly Conflict[];
  genders: GenderPreferences;
}

export type WizardAction =
  | { type: 'change'; change: Partial<WizardForm> }
  | { type: 'rental-type'; to: RentalType }
  | { type: 'rooms'; edit: RoomsEdit }
  | { type: 'place'; place: contract.search.Place }
  | { type: 'add-airport'; airport: FormAirport }
  | { type: 'remove-airport'; id: number }
  /** Replaces the form. */
  | { type: 'replace'; form: WizardForm; airports: readonly FormAirport[] }
  /** Someone else changed the version that was read as `base`. */
  | {
      type: 'merge';
      base: WizardForm;
      theirs: WizardForm;
      airports: readonly FormAirport[];
    }
  /** Restores input typed as a change of `base`, as the newest change. */
  | {
      type: 'resume';
      base: WizardForm;
      mine: WizardForm;
      airports: readonly FormAirport[];
    }
  | { type: 'use-theirs'; conflict: Conflict }
  | { type: 'keep-mine'; conflict: Conflict }
  | { type: 'keep-all-mine' };

/** All actions on the form of a listing. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  const next = after(state, action);
  const conflicts = openOf(next.conflicts, next.form);
  return conflicts.length === next.conflicts.length ? next : { ...next, conflicts };
}

function after(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'change':
      return changeForm(state, action.change);
    case 'rental-type':
      return changeForm(state, ofType(state.form, action.to));
    case 'rooms':
      return changeForm(state, { rooms: action.edit(state.form.rooms) });
    case 'place':
      return changeForm(state, addressOf(state.form, action.place));
    case 'add-airport':
      return withAirport(state, action.airport);
    case 'remove-airport':
      return changeForm(state, withoutAirport(state.form, action.id));
    case 'replace':
      return {
        ...state,
        form: action.form,
        airports: mergeAirports(state.airports, action.airports),
        conflicts: [],
      };
    case 'merge':
      return mergeState(state, action.base, state.form, action.theirs, action.airports);
    case 'resume':
      return mergeState(state, action.base, action.mine, state.form, action.airports);
    case 'use-theirs':
      return {
        ...changeForm(state, action.conflict.theirs),
        conflicts: without(state, action.conflict),
      };
    case 'keep-mine':
      return { ...state, conflicts: without(state, action.conflict) };
    case 'keep-all-mine':
      return { ...state, conflicts: [] };
  }
}

function mergeState(
  state: WizardState,
  base: WizardForm,
  mine: WizardForm,
  theirs: WizardForm,
  airports: readonly FormAirport[],
): WizardState {
  const mergedForm = mergeForms(base, mine, theirs);
  return {
    ...state,
    form: mergedForm.form,
    airports: mergeAirports(state.airports, airports),
    conflicts: conflictsAfter(state.conflicts, mergedForm),
  };
}

function changeForm(state: WizardState, change: Partial<WizardForm>): WizardState {
  return { ...state, form: { ...state.form, ...change, ...syncGender(state, change) } };
}

/** Gender and its two mirrored preferences never differ. */
function syncGender(
  { form, genders }: WizardState,
  change: Partial<WizardForm>,
): Partial<WizardForm> {
  const { male, female } = genders;
  if (change.gender !== undefined) {
    const preference = change.gender === 'all' ? undefined : genders[change.gender];
    const otherPreferences = (change.preferences ?? form.preferences).filter(
      (id) => id !== male && id !== female,
    );
    return {
      preferences: sortIds(
        preference === undefined ? otherPreferences : [...otherPreferences, preference],
      ),
    };
  }
  if (change.preferences === undefined) return {};
  const had = (id: number | undefined) => id !== undefined && form.preferences.includes(id);
  const has = (id: number | undefined) =>
    id !== undefined && change.preferences?.includes(id) === true;
  // Selecting one of the two deselects the other.
  const gender: ListingGender =
    has(male) && (!had(male) || !has(female)) ? 'male' : has(female) ? 'female' : 'all';
  const opposite = gender === 'male' ? female : male;
  const preferences =
    gender === 'all' ? change.preferences : change.preferences.filter((id) => id !== opposite);
  return { gender, preferences: sortIds(preferences) };
}

function ofType(form: WizardForm, rental_type: RentalType): Partial<WizardForm> {
  const { roomEditor, hasMaxNights } = rentalTypeRule(rental_type);
  const change: Partial<WizardForm> = { rental_type };
  if (roomEditor === 'count' && staying(form.rooms).length === 0) {
    change.rooms = setRoomCount(1)(form.rooms);
  }
  if (hasMaxNights && form.max_nights === '') change.max_nights = String(MAX_NIGHTS_DEFAULT);
  return change;
}

/** A place without a street keeps the typed one. */
function addressOf(form: WizardForm, place: contract.search.Place): Partial<WizardForm> {
  const { street1, city, state, country, postal_code, latitude, longitude } = place;
  return {
    street1: street1 || form.street1,
    city,
    state,
    country: country || form.country,
    postal_code: postal_code || form.postal_code,
    latitude,
    longitude,
  };
}

function withAirport(state: WizardState, airport: FormAirport): WizardState {
  const { form } = state;
  if (form.airport.includes(airport.id) || form.airport.length >= MAX_AIRPORTS_PER_LISTING) {
    return state;
  }
  const away = straightMiles(form, airport);
  const distance = String(away === null ? AIRPORT_DISTANCE_DEFAULT : distanceOption(away));
  const isFirst = form.airport.length === 0;
  return {
    ...changeForm(state, {
      airport: [...form.airport, airport.id],
      ...(isFirst ? { airport_distance: distance } : { other_airport_distance: distance }),
    }),
    airports: mergeAirports(state.airports, [airport]),
  };
}

/** The second one becomes the first, with its distance. */
function withoutAirport(form: WizardForm, id: number): Partial<WizardForm> {
  const isFirst = form.airport[0] === id;
  const airport = form.airport.filter((airportId) => airportId !== id);
  return {
    airport,
    airport_distance: isFirst ? form.other_airport_distance : form.airport_distance,
    other_airport_distance: '',
  };
}

function mergeAirports(
  airports: readonly FormAirport[],
  more: readonly FormAirport[],
): FormAirport[] {
  return [...airports.filter(({ id }) => !more.some((airport) => airport.id === id)), ...more];
}

function without(state: WizardState, conflict: Conflict): Conflict[] {
  return state.conflicts.filter(({ field }) => field !== conflict.field);
}
