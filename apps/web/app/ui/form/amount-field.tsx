import { useState } from 'react';
import classes from './amount-field.module.css';
import field from './field.module.css';
import type { FieldProps } from './field.tsx';
import { controlOf, Field } from './field.tsx';
import { amountOf } from './typed-number.ts';

interface AmountFieldProps extends FieldProps {
  value: string;
  onValue: (value: string) => void;
  disabled?: boolean;
}

/** Dollars: takes numeric keys only. What is typed with a comma stays as it was typed. */
export function AmountField({ value, onValue, disabled, ...rest }: AmountFieldProps) {
  const [typed, setTyped] = useState(() => amountOf(value));
  return (
    <Field {...rest}>
      <div className={classes.box}>
        <span aria-hidden className={classes.dollar}>
          $
        </span>
        <input
          {...controlOf(rest)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          className={`${field.control} ${classes.input}`}
          value={typed.value === value ? typed.text : value}
          disabled={disabled}
          onChange={(event) => {
            const amount = amountOf(event.currentTarget.value);
            setTyped(amount);
            onValue(amount.value);
          }}
        />
      </div>
    </Field>
  );
}
