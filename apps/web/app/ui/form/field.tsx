import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import classes from './field.module.css';
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
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {props.label}
        {props.optional && <span className={classes.optional}> ({t('optional')})</span>}
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
        <p id={`${id}-error`} className={classes.error}>
          <IconAlertCircle aria-hidden size={18} className={classes.errorIcon} />
          {textOf(issue)}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
