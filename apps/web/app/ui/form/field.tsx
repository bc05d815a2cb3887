import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { fieldClasses } from './field-classes.ts';
import { useErrorText } from './field-issues.ts';
import { fieldId } from './use-form-issues.ts';

export interface FieldProps {
  /** The name of the value; the element's id derives from it. */
  name: string;
  label: string;
  /** The key of the error message. */
  issue?: string | undefined;
  hint?: string | undefined;
  optional?: boolean | undefined;
  /** Help for the field, under its error. */
  more?: ReactNode;
}

/** The attributes that connect a control with its label, hint and error. */
export function controlOf({ name, issue, hint, optional }: FieldProps) {
  const id = fieldId(name);
  const describedBy = [issue && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-invalid': issue ? true : undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-required': optional ? undefined : true,
  };
}

/** One field with its label, control, hint and error. */
export function Field({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { t } = useTranslation('ui/form');
  const id = fieldId(props.name);
  return (
    <div className={fieldClasses.field}>
      <label htmlFor={id} className={fieldClasses.label}>
        {props.label}
        {props.optional && <span className="font-normal text-muted"> ({t('optional')})</span>}
      </label>
      {children}
      <FieldNotes {...props} />
      {props.more}
    </div>
  );
}

/** The hint and the error under a control. */
export function FieldNotes({ name, issue, hint }: Pick<FieldProps, 'name' | 'issue' | 'hint'>) {
  const textOf = useErrorText();
  const id = fieldId(name);
  return (
    <>
      {issue && (
        <p
          id={`${id}-error`}
          className="mt-2 mb-0 flex items-start gap-2 text-xs font-medium text-bad"
        >
          <IconAlertCircle aria-hidden size={18} className="mt-px flex-none" />
          {textOf(issue)}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 mb-0 text-xs text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
