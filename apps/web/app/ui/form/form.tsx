import type { ReactNode } from 'react';
import classes from './form.module.css';
import { FormSummary } from './form-summary.tsx';
import type { FormIssues } from './use-form-issues.ts';

interface FormProps {
  /** What is wrong, shown on top; without it the page shows it elsewhere. */
  form?: FormIssues;
  onSubmit: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A form that the script checks and sends. POST keeps what was typed out of the address until then. */
export function Form({ form, onSubmit, className = classes.form, children }: FormProps) {
  return (
    <>
      {form && <FormSummary {...form} />}
      <form
        method="post"
        noValidate
        className={className}
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
