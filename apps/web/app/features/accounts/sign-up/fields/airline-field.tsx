import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { useIsForCrew } from '../../../../lib/page-context.ts';
import { Combobox } from '../../../../ui/combobox.tsx';
import fieldClasses from '../../../../ui/form/field.module.css';
import { controlOf, Field, type FieldProps } from '../../../../ui/form/field.tsx';
import classes from './airline-field.module.css';
import { type Airline, airlinesMatching, useAirlines } from './use-airlines.ts';

interface AirlineFieldProps extends FieldProps {
  value: string;
  onValue: (name: string) => void;
}

/**
 * The long list of airlines, filtered by the input. Any other name counts as typed. A brand whose
 * members aren't crew doesn't ask.
 */
export function AirlineField({ value, onValue, ...field }: AirlineFieldProps) {
  const { t } = useTranslation('accounts/sign-up');
  const isForCrew = useIsForCrew();
  const box = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const { airlines, load } = useAirlines();
  const isPicked = airlines.some(({ name }) => name === value);
  const { found, areSimilar } = airlinesMatching(airlines, isPicked ? '' : value);

  const foundText = areSimilar
    ? t('airlines_similar')
    : t('airlines_found', { count: found.length });
  const status = found.length > 0 ? foundText : t('airlines_own');

  const change = (isOpen: boolean) => {
    if (isOpen && airlines.length === 0) load();
    setOpen(isOpen);
  };
  const optionOf = ({ id, name, code, group }: Airline) => ({
    key: String(id),
    group: t(`airlines_${group}`),
    label: (
      <>
        <span className={classes.name}>{name}</span>
        <span className={classes.code}>{code}</span>
      </>
    ),
  });
  const pick = (name: string) => {
    onValue(name);
    setOpen(false);
    box.current?.focus();
  };

  if (!isForCrew) return null;
  return (
    <Field {...field}>
      <div className={fieldClasses.withButton}>
        <Combobox
          box={box}
          input={{ ...controlOf(field), maxLength: 100, className: fieldClasses.control }}
          text={value}
          onText={onValue}
          open={open}
          onOpen={change}
          options={airlines.length === 0 ? null : found.map(optionOf)}
          listLabel={field.label}
          status={value === '' || isPicked ? '' : status}
          hidesEmpty
          onPick={(at) => pick(found[at]?.name ?? value)}
          opensOnFocus
        />
        {value !== '' && (
          <button
            type="button"
            className={fieldClasses.inside}
            aria-label={t('clear')}
            onClick={() => pick('')}
          >
            <IconX aria-hidden size={20} />
          </button>
        )}
      </div>
    </Field>
  );
}
