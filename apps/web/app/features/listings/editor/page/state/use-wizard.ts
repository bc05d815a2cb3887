import type { contract } from '@crewpad/contract';
import { type Dispatch, useMemo, useReducer, useState } from 'react';
import { type FormIssues, useFormIssues } from '../../../../../ui/form/use-form-issues.ts';
import { inFormOrder } from '../../form/steps.ts';
import type { WizardForm } from '../../form/wizard-form.ts';
import {
  type GenderPreferences,
  type KnownAirport,
  type WizardAction,
  wizardReducer,
} from '../../form/wizard-state.ts';
import type { RoomsEdit } from '../../rooms/room-items.ts';
import type { Rating, WizardLists } from './types.ts';

export interface Wizard {
  form: WizardForm;
  airports: readonly KnownAirport[];
  lists: WizardLists;
  rating: Rating;
  issues: FormIssues;
  isEditing: boolean;
  /** What is typed into the box of airports, and is none yet. */
  airportText: string;
  setAirportText: (text: string) => void;
  set: (change: Partial<WizardForm>) => void;
  editRooms: (edit: RoomsEdit) => void;
  addAirport: (airport: contract.search.Airport & { reference_city?: string }) => void;
  dispatch: Dispatch<WizardAction>;
}

interface Start {
  form: WizardForm;
  airports: readonly KnownAirport[];
  lists: WizardLists;
  rating: Rating;
  isEditing: boolean;
}

/** The form of a listing, its errors, and its actions. */
export function useWizard({ form, airports, lists, rating, isEditing }: Start) {
  const found = useFormIssues();
  const issues = { ...found, issues: useMemo(() => inFormOrder(found.issues), [found.issues]) };
  const [airportText, setAirportText] = useState('');
  const [asked, setAsked] = useState(0);
  const [state, dispatch] = useReducer(wizardReducer, undefined, () => ({
    form,
    airports,
    conflicts: [],
    genders: gendersOf(lists.preferences),
  }));

  const mendRooms = () =>
    issues.clear(
      'rooms',
      ...issues.issues.map(({ field }) => field).filter((field) => field.startsWith('rooms.')),
    );
  const wizard: Wizard = {
    form: state.form,
    airports: state.airports,
    lists,
    rating,
    issues,
    isEditing,
    airportText,
    setAirportText,
    set: (change) => {
      dispatch({ type: 'change', change });
      issues.clear(...Object.keys(change));
      if ('latitude' in change) issues.clear('address');
    },
    editRooms: (edit) => {
      dispatch({ type: 'rooms', edit });
      mendRooms();
    },
    addAirport: ({ id, prefix, name, city, reference_city, country, latitude, longitude }) => {
      const named = { name, city: reference_city ?? city, country };
      const airport = { id, prefix, ...named, latitude, longitude };
      dispatch({ type: 'add-airport', airport });
      setAirportText('');
      issues.clear('airport', 'airport_distance');
    },
    dispatch,
  };
  return {
    wizard,
    conflicts: state.conflicts,
    /** Changes each time the lister must resolve a conflict. */
    asked,
    askToChoose: () => setAsked((last) => last + 1),
  };
}

/** The two preferences that mirror the gender of the first step. */
function gendersOf(preferences: WizardLists['preferences']): GenderPreferences {
  const named = (name: string) => preferences.find((one) => one.name.en === name)?.id;
  return { male: named('Male Only'), female: named('Female Only') };
}
