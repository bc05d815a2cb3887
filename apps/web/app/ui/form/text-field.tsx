import type { ComponentPropsWithRef } from 'react';
import { Input } from './controls.tsx';
import { controlOf, Field, type FieldProps } from './field.tsx';
import { fieldClasses } from './field-classes.ts';

interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'name' | 'onChange' | 'value'> {
  value: string;
  onValue: (value: string) => void;
}

export function TextField(props: TextFieldProps) {
  const { name, label, issue, hint, optional, more, value, onValue, type, ...rest } = props;
  const field = { name, label, issue, hint, optional, more };
  return (
    <Field {...field}>
      <Input
        {...rest}
        {...controlOf(field)}
        type={type ?? 'text'}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </Field>
  );
}

interface TextAreaFieldProps extends FieldProps {
  value: string;
  onValue: (value: string) => void;
  maxLength?: number;
  rows?: number;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { value, onValue, maxLength, rows = 4, ...field } = props;
  return (
    <Field {...field}>
      <textarea
        {...controlOf(field)}
        rows={rows}
        maxLength={maxLength}
        className={fieldClasses.control}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        // Browsers scroll only to the caret: the rest could be covered by a bottom bar.
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
      />
    </Field>
  );
}
