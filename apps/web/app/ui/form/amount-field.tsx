import classes from './amount-field.module.css';
import field from './field.module.css';
import type { FieldProps } from './field.tsx';
import { controlOf, Field } from './field.tsx';
import { useTypedAmount } from './use-typed-amount.ts';

interface AmountFieldProps extends FieldProps {
  value: string;
  onValue: (value: string) => void;
  disabled?: boolean;
}

/** Dollars: takes numeric keys only. What is typed with a comma stays as it was typed. */
export function AmountField({ value, onValue, disabled, ...rest }: AmountFieldProps) {
  const input = useTypedAmount(value, onValue);
  return (
    <Field {...rest}>
      <div className={classes.box}>
        <span aria-hidden className={classes.dollar}>
          $
        </span>
        <input
          {...controlOf(rest)}
          {...input}
          className={`${field.control} ${classes.input}`}
          disabled={disabled}
        />
      </div>
    </Field>
  );
}
