import { AIRPORT_SUGGEST_DEBOUNCE_MS, SUGGEST_AFTER_CHARACTERS } from '@crewpad/domain';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import classes from './find-airport.module.css';

/** Searches while typing; without JavaScript the button submits. The address holds the search. */
export function FindAirport({ search }: { search: string }) {
  const { t } = useTranslation('search/airports');
  const submit = useSubmit();
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back and forward change the search; current input stays.
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement !== field) field.value = search;
  }, [search]);

  return (
    <Form
      method="get"
      action="/airports"
      role="search"
      className={classes.form}
      onChange={(event) => {
        const form = event.currentTarget;
        const { length } = (input.current?.value ?? '').trim();
        clearTimeout(timer.current);
        if (length > 0 && length <= SUGGEST_AFTER_CHARACTERS) return;
        timer.current = setTimeout(
          () => submit(form, { replace: true, preventScrollReset: true }),
          AIRPORT_SUGGEST_DEBOUNCE_MS,
        );
      }}
    >
      <label htmlFor={id} className={classes.label}>
        {t('find')}
      </label>
      <div className={classes.row}>
        <input
          ref={input}
          id={id}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          placeholder={t('find_placeholder')}
          className={classes.input}
        />
        <Button type="submit">
          <IconSearch aria-hidden size={18} />
          {t('find_button')}
        </Button>
      </div>
    </Form>
  );
}
