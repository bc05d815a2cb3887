import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldIssue } from './field-issues.ts';

/** The element of a field. A page has one form, so the name is enough. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export interface FormIssues {
  /** Those of the summary: what was shown, with what fields have noted since. */
  issues: readonly FieldIssue[];
  /** Shows the errors and focuses the summary. */
  show: (issues: readonly FieldIssue[]) => void;
  /** What a field finds itself, before the form is checked. It opens no summary, but joins one. */
  note: (field: string, key: string) => void;
  /** Clears the errors of fields that have changed. */
  clear: (...fields: string[]) => void;
  keyOf: (field: string) => string | undefined;
  /** Changes each time the errors show. */
  showCount: number;
}

interface IssueState {
  ofForm: readonly FieldIssue[];
  ofFields: readonly FieldIssue[];
}

/** What the summary lists. A field's own error says more than that of the form. */
function summedIssues({ ofForm, ofFields }: IssueState): readonly FieldIssue[] {
  if (ofForm.length === 0 || ofFields.length === 0) return ofForm;
  const of = (field: string) => ofFields.find((note) => note.field === field);
  const otherNotes = ofFields.filter(({ field }) => !ofForm.some((issue) => issue.field === field));
  return [...ofForm.map((issue) => of(issue.field) ?? issue), ...otherNotes];
}

const without = (issues: readonly FieldIssue[], fields: readonly string[]) => {
  const rest = issues.filter(({ field }) => !fields.includes(field));
  return rest.length === issues.length ? issues : rest;
};

const NOTHING: IssueState = { ofForm: [], ofFields: [] };

/** The errors of a form, for its summary and its fields. */
export function useFormIssues(): FormIssues {
  const [state, setState] = useState(NOTHING);
  const [showCount, setShowCount] = useState(0);
  const issues = useMemo(() => summedIssues(state), [state]);
  return {
    issues,
    showCount,
    show: (next) => {
      setState(next.length === 0 ? NOTHING : ({ ofFields }) => ({ ofForm: next, ofFields }));
      setShowCount((last) => last + 1);
    },
    note: (field, key) =>
      setState((last) => ({
        ...last,
        ofFields: [...without(last.ofFields, [field]), { field, key }],
      })),
    clear: (...fields) =>
      setState((last) => {
        const next = {
          ofForm: without(last.ofForm, fields),
          ofFields: without(last.ofFields, fields),
        };
        return next.ofForm === last.ofForm && next.ofFields === last.ofFields ? last : next;
      }),
    keyOf: (field) => [...state.ofFields, ...issues].find((issue) => issue.field === field)?.key,
  };
}

/** An element that gets the focus each time the errors show. */
export function useFocusOnIssues(showCount: number) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (showCount === 0) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [showCount]);
  return element;
}
