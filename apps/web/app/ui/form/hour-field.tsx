import { hourOfDay } from '../../lib/format-times.ts';
import { usePage } from '../../lib/page-context.ts';
import type { FieldProps } from './field.tsx';
import { SelectField } from './select-field.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

interface HourFieldProps extends FieldProps {
  value: string;
  onValue: (time: string) => void;
}

/** One of the 24 full hours of a day; none is chosen at first where nothing suggests one. */
export function HourField(props: HourFieldProps) {
  const { locale } = usePage();
  return (
    <SelectField {...props}>
      {props.value === '' && <option value="">{'\u2013'}</option>}
      {HOURS.map((time) => (
        <option key={time} value={time}>
          {hourOfDay(time, locale)}
        </option>
      ))}
    </SelectField>
  );
}
