import { IconX } from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signUpText } from '../../../i18n/en/sign-up.ts';
import fieldClasses from '../../../ui/form/field.module.css';
import { controlOf, Field, type FieldProps } from '../../../ui/form/field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import classes from './airline-field.module.css';
import { airlinesMatching, useAirlines } from './use-airlines.ts';

interface AirlineFieldProps extends FieldProps {
  value: string;
  onValue: (name: string) => void;
}

/** The long list of airlines, filtered as one types; any other name is taken as it is typed. */
export function AirlineField({ value, onValue, ...field }: AirlineFieldProps) {
  const { t } = useTranslation(signUpText);
  const input = useRef<HTMLInputElement>(null);
  const { airlines, load } = useAirlines();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isPicked = airlines.some(({ name }) => name === value);
  const found = airlinesMatching(airlines, isPicked ? '' : value);
  const shown = open && found.length > 0;
  const control = controlOf(field);

  const show = () => {
    if (airlines.length === 0) load();
    setOpen(true);
  };
  const pick = (name: string) => {
    onValue(name);
    setOpen(false);
    setActive(-1);
    input.current?.focus();
  };
  const move = (step: number) => {
    show();
    if (found.length === 0) return;
    setActive(
      (last) =>
        (last < 0 && step < 0 ? found.length - 1 : last + step + found.length) % found.length,
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const highlighted = found[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && shown && highlighted) pick(highlighted.name);
    else if (event.key === 'Escape' && open) setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <Field {...field}>
      <div className={`${fieldClasses.withButton} ${classes.box}`}>
        <input
          {...control}
          ref={input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${control.id}-list`}
          aria-activedescendant={
            shown && found[active] ? `${control.id}-option-${found[active].id}` : undefined
          }
          autoComplete="off"
          maxLength={100}
          className={fieldClasses.control}
          value={value}
          onFocus={show}
          onBlur={() => setOpen(false)}
          onClick={show}
          onChange={(event) => {
            onValue(event.currentTarget.value);
            setActive(-1);
            show();
          }}
          onKeyDown={onKeyDown}
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
        <div
          id={`${control.id}-list`}
          role="listbox"
          aria-label={field.label}
          className={classes.list}
          hidden={!shown}
        >
          {shown &&
            found.map((airline, at) => (
              <Fragment key={airline.id}>
                {airline.group !== found[at - 1]?.group && (
                  <div role="presentation" className={classes.group}>
                    {t(`airlines_${airline.group}`)}
                  </div>
                )}
                <div
                  id={`${control.id}-option-${airline.id}`}
                  role="option"
                  aria-selected={at === active}
                  tabIndex={-1}
                  className={classes.option}
                  ref={at === active ? intoView : undefined}
                  // The focus stays in the box.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => pick(airline.name)}
                  onKeyDown={onKeyDown}
                >
                  <span>{airline.name}</span>
                  <span className={classes.code}>{airline.code}</span>
                </div>
              </Fragment>
            ))}
        </div>
      </div>
      <VisuallyHidden role="status">
        {open && airlines.length > 0 && value !== '' && !isPicked
          ? found.length > 0
            ? t('airlines_found', { count: found.length })
            : t('airlines_own')
          : ''}
      </VisuallyHidden>
    </Field>
  );
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
