import classes from './amount-field.module.css';
import fieldClasses from './field.module.css';
import type { FieldProps } from './field.tsx';
import { controlOf, Field } from './field.tsx';
import { useTypedAmount } from './use-typed-amount.ts';

interface AmountFieldProps extends FieldProps {
  value: string;
  onValue: (value: string) => void;
  disabled?: boolean;
}

/** Dollars: takes digits and points only, and changes no amount into another. */
export function AmountField({ value, onValue, disabled, ...field }: AmountFieldProps) {
  const { input, issue } = useTypedAmount(value, onValue, field.issue);
  const rest = { ...field, issue };
  return (
    <Field {...rest}>
      <div className={classes.box}>
        <span aria-hidden className={classes.dollar}>
          $
        </span>
        <input
          {...controlOf(rest)}
          {...input}
          className={`${fieldClasses.control} ${classes.input}`}
          disabled={disabled}
        />
      </div>
    </Field>
  );
}
