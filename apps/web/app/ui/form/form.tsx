import type { ReactNode } from 'react';
import { KEEPS_TEXT } from '../typed-text.ts';
import { FormSummary } from './form-summary.tsx';
import type { FormIssues } from './use-form-issues.ts';

interface FormProps {
  /** The errors above the form; without them the page shows the errors elsewhere. */
  form?: FormIssues;
  onSubmit: () => void;
  className?: string | undefined;
  /** It stores what is typed, so that a closed dialog loses nothing. */
  keepsText?: boolean;
  children: ReactNode;
}

/** A form that a script checks and submits. Without it, POST keeps the values out of the URL. */
export function Form({ form, onSubmit, keepsText, className = 'grid gap-6', children }: FormProps) {
  return (
    <>
      {form && <FormSummary {...form} />}
      <form
        method="post"
        noValidate
        className={className}
        {...(keepsText && KEEPS_TEXT)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </>
  );
}
