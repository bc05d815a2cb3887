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
  shown: number;
}

interface IssueState {
  shown: readonly FieldIssue[];
  noted: readonly FieldIssue[];
}

/** What the summary lists. A field's own error says more than that of the form. */
function summedIssues({ shown, noted }: IssueState): readonly FieldIssue[] {
  if (shown.length === 0 || noted.length === 0) return shown;
  const of = (field: string) => noted.find((note) => note.field === field);
  const others = noted.filter(({ field }) => !shown.some((issue) => issue.field === field));
  return [...shown.map((issue) => of(issue.field) ?? issue), ...others];
}

const without = (issues: readonly FieldIssue[], fields: readonly string[]) => {
  const rest = issues.filter(({ field }) => !fields.includes(field));
  return rest.length === issues.length ? issues : rest;
};

const NOTHING: IssueState = { shown: [], noted: [] };

/** The errors of a form, for its summary and its fields. */
export function useFormIssues(): FormIssues {
  const [state, setState] = useState(NOTHING);
  const [shown, setShown] = useState(0);
  const issues = useMemo(() => summedIssues(state), [state]);
  return {
    issues,
    shown,
    show: (next) => {
      setState(next.length === 0 ? NOTHING : ({ noted }) => ({ shown: next, noted }));
      setShown((last) => last + 1);
    },
    note: (field, key) =>
      setState((last) => ({ ...last, noted: [...without(last.noted, [field]), { field, key }] })),
    clear: (...fields) =>
      setState((last) => {
        const next = { shown: without(last.shown, fields), noted: without(last.noted, fields) };
        return next.shown === last.shown && next.noted === last.noted ? last : next;
      }),
    keyOf: (field) => [...state.noted, ...issues].find((issue) => issue.field === field)?.key,
  };
}

/** An element that gets the focus each time the errors show. */
export function useFocusOnIssues(shown: number) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === 0) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [shown]);
  return element;
}
