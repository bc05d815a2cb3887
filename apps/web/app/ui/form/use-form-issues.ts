import { useEffect, useRef, useState } from 'react';
import type { FieldIssue } from './field-issues.ts';

/** The element of a field. A page has one form, so the name is enough. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export interface FormIssues {
  issues: readonly FieldIssue[];
  /** Shows the errors and focuses the summary. */
  show: (issues: readonly FieldIssue[]) => void;
  /** Clears the errors of fields that have changed. */
  clear: (...fields: string[]) => void;
  keyOf: (field: string) => string | undefined;
  /** Changes each time the errors show. */
  shown: number;
}

/** The errors of a form, for its summary and its fields. */
export function useFormIssues(): FormIssues {
  const [state, setState] = useState<{ issues: readonly FieldIssue[]; shown: number }>({
    issues: [],
    shown: 0,
  });
  return {
    ...state,
    show: (issues) => setState((last) => ({ issues, shown: last.shown + 1 })),
    clear: (...fields) =>
      setState((last) =>
        last.issues.some(({ field }) => fields.includes(field))
          ? { ...last, issues: last.issues.filter(({ field }) => !fields.includes(field)) }
          : last,
      ),
    keyOf: (field) => state.issues.find((issue) => issue.field === field)?.key,
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
