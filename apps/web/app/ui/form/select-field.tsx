import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { controlOf, Field, type FieldProps } from './field.tsx';
import { fieldClasses } from './field-classes.ts';

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
      <div className={fieldClasses.select}>
        <select
          {...rest}
          {...controlOf(field)}
          className={fieldClasses.control}
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        >
          {children}
        </select>
        <IconChevronDown aria-hidden size={20} className={fieldClasses.chevron} />
      </div>
    </Field>
  );
}
