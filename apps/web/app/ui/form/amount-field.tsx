import { Input } from './controls.tsx';
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
      <div className="relative">
        <span aria-hidden className="absolute top-[0.75rem] left-[0.875rem] text-muted">
          $
        </span>
        <Input
          {...controlOf(rest)}
          {...input}
          className="tabular pl-[1.75rem]"
          disabled={disabled}
        />
      </div>
    </Field>
  );
}
