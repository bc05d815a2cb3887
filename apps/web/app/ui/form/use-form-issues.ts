import { useEffect, useRef, useState } from 'react';
import type { FieldIssue } from './field-issues.ts';

/** The element of a field: one form per page, so its name is enough. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export interface FormIssues {
  issues: readonly FieldIssue[];
  /** Shows what is wrong; the summary takes the focus. */
  show: (issues: readonly FieldIssue[]) => void;
  /** What was complained of has been changed. */
  mend: (...fields: string[]) => void;
  keyOf: (field: string) => string | undefined;
  /** Changes with every showing. */
  shown: number;
}

/** What is wrong with a form, as the summary on top and the fields show it. */
export function useFormIssues(): FormIssues {
  const [state, setState] = useState<{ issues: readonly FieldIssue[]; shown: number }>({
    issues: [],
    shown: 0,
  });
  return {
    ...state,
    show: (issues) => setState((last) => ({ issues, shown: last.shown + 1 })),
    mend: (...fields) =>
      setState((last) =>
        last.issues.some(({ field }) => fields.includes(field))
          ? { ...last, issues: last.issues.filter(({ field }) => !fields.includes(field)) }
          : last,
      ),
    keyOf: (field) => state.issues.find((issue) => issue.field === field)?.key,
  };
}

/** An element that takes the focus each time the issues are shown. */
export function useFocusOnIssues(shown: number) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === 0) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [shown]);
  return element;
}
