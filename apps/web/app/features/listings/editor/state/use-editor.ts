import type { contract, OperationAnswer } from '@crewpad/contract';
import { VALIDATION_MESSAGES_MAX, VALIDATION_TOAST_MS } from '@crewpad/domain';
import { type Dispatch, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { isApiError } from '../../../../lib/api-error.ts';
import { announceApiError, onApiError } from '../../../../lib/api-error-events.ts';
import { hasErrorDialog } from '../../../../lib/error-dialogs.ts';
import {
  type FieldIssue,
  issuesFromServer,
  useErrorText,
} from '../../../../ui/form/field-issues.ts';
import { type FormIssues, useFormIssues } from '../../../../ui/form/use-form-issues.ts';
import { dismissToasts, toast } from '../../../../ui/toast.ts';
import { FORM_ORDER, inFormOrder, LAST_STEP, stepFrom, stepOf } from '../form/steps.ts';
import type { WizardForm } from '../form/wizard-form.ts';
import {
  type FormAirport,
  type GenderPreferences,
  type WizardAction,
  wizardReducer,
} from '../form/wizard-state.ts';
import { isUploading } from '../media/upload-queue.ts';
import type { RoomsEdit } from '../rooms/room-items.ts';

export interface Wizard {
  form: WizardForm;
  airports: readonly FormAirport[];
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

interface EditorStart {
  form: WizardForm;
  airports: readonly FormAirport[];
  lists: WizardLists;
  rating: Rating;
  isEditing: boolean;
  /** Where to continue if the address has no step. */
  firstStep: number;
  /** The last step that can be opened. */
  lastStep: number;
}

export type Editor = ReturnType<typeof useEditor>;

/**
 * The state that the pages of a new and of a published listing share: the form with its errors,
 * the conflicts with another tab, the step in the address, and whether the login has ended.
 */
export function useEditor({ firstStep, lastStep, ...start }: EditorStart) {
  const { wizard, ...conflicts } = useWizard(start);
  const { go, ...steps } = useStep(firstStep, lastStep);
  const login = useLoginEnd();
  const check = useCheck(wizard, go, login);
  return {
    wizard,
    ...conflicts,
    ...steps,
    /** Opens a step, with the errors that are shown. */
    go,
    /** Opens a step without errors. */
    open: (step: number) => {
      wizard.issues.show([]);
      dismissComplaints();
      go(step);
    },
    login,
    check,
  };
}

/** The form of a listing, its errors, and its actions. */
function useWizard({
  form,
  airports,
  lists,
  rating,
  isEditing,
}: Omit<EditorStart, 'firstStep' | 'lastStep'>) {
  const formIssues = useFormIssues();
  const issues = {
    ...formIssues,
    issues: useMemo(() => inFormOrder(formIssues.issues), [formIssues.issues]),
  };
  const [airportText, setAirportText] = useState('');
  const [focusRequest, setFocusRequest] = useState(0);
  const [state, dispatch] = useReducer(wizardReducer, undefined, () => ({
    form,
    airports,
    conflicts: [],
    genders: gendersOf(lists.preferences),
  }));

  const clearRoomIssues = () =>
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
      clearRoomIssues();
    },
    addAirport: ({ id, prefix, name, city, reference_city, country, latitude, longitude }) => {
      const names = { name, city: reference_city ?? city, country };
      const airport = { id, prefix, ...names, latitude, longitude };
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
    focusRequest,
    /** Scrolls to the conflicts. */
    focusConflicts: () => setFocusRequest((last) => last + 1),
  };
}

/** The two preferences that mirror the gender of the first step. */
function gendersOf(preferences: WizardLists['preferences']): GenderPreferences {
  const idOf = (name: string) => preferences.find((option) => option.name.en === name)?.id;
  return { male: idOf('Male Only'), female: idOf('Female Only') };
}

type Options = OperationAnswer<typeof contract.content.getAmenities>['data'];

/** The options of selection fields. */
export interface WizardLists {
  amenities: Options;
  preferences: Options;
  places: Options;
}

/** The reviews of a published listing. */
export interface Rating {
  count: number;
  average: number | null;
}

export type ListingName = OperationAnswer<
  typeof contract.listings.getListerListings
>['data'][number];

/**
 * The step in the address, limited to reachable steps.
 * @param first where to continue if the address has none
 * @param furthest the last step that can be opened
 */
function useStep(first: number, furthest: number) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [visited, setVisited] = useState(furthest);
  const requestedStep = stepFrom(search) ?? first;
  const step = Math.min(requestedStep, visited);

  const go = (to: number) => {
    const next = Math.min(Math.max(to, 1), LAST_STEP);
    setVisited((last) => Math.max(last, next));
    // The server does not depend on the step, so navigation never waits for it.
    return navigate(`?step=${next}`, { preventScrollReset: true, defaultShouldRevalidate: false });
  };
  // Corrects an address beyond the reachable steps.
  useEffect(() => {
    if (requestedStep === step) return;
    navigate(`?step=${step}`, { replace: true, defaultShouldRevalidate: false });
  }, [requestedStep, step, navigate]);

  return { step, visited, go };
}

export interface LoginEnd {
  hasEnded: boolean;
  end: () => void;
  /** A call succeeded again, for example after a login in another tab. */
  resume: () => void;
}

/** Whether a call was refused because the login has ended. */
export function isEnded(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

/** Whether the login has ended while the page was open. */
function useLoginEnd(): LoginEnd {
  const [hasEnded, setEnded] = useState(false);
  // Calls that report their own errors, such as uploads.
  useEffect(
    () =>
      onApiError(({ status }) => {
        if (status === 401) setEnded(true);
      }),
    [],
  );
  return { hasEnded, end: () => setEnded(true), resume: () => setEnded(false) };
}

const SMALL_SCREEN = '(max-width: 62em)';
const SEVERAL = 'several things';

/** The sources of the current toasts. */
const complaints = new Set<string>();
const aboutOf = (key: string) => `wizard-check ${key}`;

/** Closes the toasts, because the errors are fixed or in another step. */
function dismissComplaints(): void {
  for (const key of complaints) dismissToasts(aboutOf(key));
  complaints.clear();
}

function showComplaint(key: string, message: string): void {
  complaints.add(key);
  toast({
    kind: 'warning',
    message,
    stays: VALIDATION_TOAST_MS,
    about: aboutOf(key),
    isAside: true,
  });
}

/**
 * Small screens have no space next to the form: the toast disappears while typing and for open
 * lists.
 */
function dismissWhileTyping(): void {
  const ends = new AbortController();
  const leave = () => {
    ends.abort();
    dismissComplaints();
  };
  const options = { signal: ends.signal };
  document.addEventListener('input', leave, options);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches('[role="combobox"], select')) leave();
    },
    options,
  );
}

/** A toast about a problem disappears with it. */
function useFixedComplaints(issues: readonly FieldIssue[]): void {
  const shownIssues = useRef(issues);
  useEffect(() => {
    const keys = new Set(issues.map(({ key }) => key));
    for (const { key } of shownIssues.current) {
      if (!keys.has(key) && complaints.delete(key)) dismissToasts(aboutOf(key));
    }
    if (shownIssues.current.length > 0 && issues.length === 0) dismissComplaints();
    shownIssues.current = issues;
  }, [issues]);
}

/** The form's errors. The schemas load with the first press of a button. */
export async function issuesOf({
  form,
  airports,
  airportText,
}: Pick<Wizard, 'form' | 'airports' | 'airportText'>): Promise<FieldIssue[]> {
  const { checkForm } = await import('../form/check-form.ts');
  return checkForm(form, airports, airportText);
}

/** Checks the form, and reports errors: as toasts, next to the fields and above the step. */
function useCheck(wizard: Wizard, go: (step: number) => void, login: LoginEnd) {
  const { t } = useTranslation('listings/editor');
  const textOf = useErrorText();
  useFixedComplaints(wizard.issues.issues);

  /** Opens the first step with an error. */
  const complain = (issues: readonly FieldIssue[], step: number) => {
    dismissComplaints();
    const [first] = issues;
    if (first === undefined) return;
    const messages = new Map(issues.map(({ key }) => [textOf(key), key]));
    const isSmall = window.matchMedia(SMALL_SCREEN).matches;
    if (messages.size > (isSmall ? 1 : VALIDATION_MESSAGES_MAX)) {
      showComplaint(SEVERAL, t('forgot_to_fill_in'));
    } else {
      for (const [message, key] of messages) showComplaint(key, message);
    }
    if (isSmall) dismissWhileTyping();
    const stepOfFirst = stepOf(first.field);
    wizard.issues.show(issues.filter(({ field }) => stepOf(field) === stepOfFirst));
    if (stepOfFirst !== step) go(stepOfFirst);
  };

  return {
    /** Whether this step is complete. */
    checkStep: async (step: number): Promise<boolean> => {
      const issues = (await issuesOf(wizard)).filter(({ field }) => stepOf(field) === step);
      complain(issues, step);
      return issues.length === 0;
    },
    /** Whether the whole form is complete. */
    checkAll: async (step: number): Promise<boolean> => {
      if (isUploading()) {
        toast({ kind: 'warning', message: t('files_under_way') });
        return false;
      }
      const issues = await issuesOf(wizard);
      complain(issues, step);
      return issues.length === 0;
    },
    /** Shows why the server refused the form. */
    showRefusal: (error: unknown, step: number) => {
      const refusal = isApiError(error) ? error : undefined;
      // Shown on the page, with a link to the login.
      if (isEnded(error)) return login.end();
      // The shell's own dialogs handle these; a conflict is shown on the page.
      if (refusal && refusal.status !== 409 && hasErrorDialog(refusal)) {
        announceApiError(refusal);
        return;
      }
      const issues = issuesFromServer(refusal?.body.errors, FORM_ORDER);
      if (issues.length > 0) return complain(issues, step);
      toast({ kind: 'error', message: refusal?.body.message || t('not_saved_try_again') });
    },
  };
}
