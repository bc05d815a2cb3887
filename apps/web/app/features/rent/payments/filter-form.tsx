import type { ReactNode } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/controls.tsx';

/** What a page of money shows, as in its address. A choice applies at once; without script, a button. */
export function FilterForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation('rent/payments');
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const apply = (form: HTMLFormElement) => {
    const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
    const query = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]));
    navigate(`?${query}`, { preventScrollReset: true, replace: true });
  };
  return (
    <Form
      aria-label={t('filters')}
      onChange={({ currentTarget }) => apply(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
      className="flex flex-wrap items-center gap-2 max-sm:[&>div]:min-w-0 max-sm:[&>div]:grow max-sm:[&>div]:basis-36 print:hidden"
    >
      {children}
      {!hydrated && (
        <Button type="submit" variant="outline">
          {t('apply')}
        </Button>
      )}
    </Form>
  );
}

interface FilterProps {
  name: string;
  /** The chosen value; null: all. */
  chosen: string | number | null;
  label: string;
  /** What no choice means. */
  all: string;
  options: readonly (readonly [value: string | number, text: string])[];
}

/** One choice of the form. */
export function Filter({ name, chosen, label, all, options }: FilterProps) {
  return (
    <Select
      // Also when the back button changes it.
      key={chosen}
      name={name}
      aria-label={label}
      className="max-w-64 max-sm:w-full max-sm:max-w-none"
      defaultValue={chosen ?? ''}
    >
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
