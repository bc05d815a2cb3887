import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Select } from './controls.tsx';
import { controlOf, Field, type FieldProps } from './field.tsx';

interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'select'>, 'name' | 'onChange' | 'value'> {
  value: string;
  onValue: (value: string) => void;
  children: ReactNode;
}

/** A native select; `children` are its options. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, issue, hint, optional, value, onValue, children, ...rest } = props;
  const field = { name, label, issue, hint, optional };
  return (
    <Field {...field}>
      <Select
        {...rest}
        {...controlOf(field)}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      >
        {children}
      </Select>
    </Field>
  );
}
