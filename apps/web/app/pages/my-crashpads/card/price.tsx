import type { ApiError, contract } from '@crewpad/contract';
import { listings } from '@crewpad/contract/endpoints';
import type { Locale } from '@crewpad/domain';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { money, moneyRange } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button, PlainButton } from '../../../ui/button.tsx';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';

type Priced = Pick<
  contract.listings.CrashpadSummary,
  'id' | 'title' | 'rate_per_from' | 'rate_per_to' | 'enable_price_range' | 'updated_at'
>;

/** "$390 per month" or "$390 – $450 per month" of a crash pad, without the words around it. */
export function housePrice(crashpad: Omit<Priced, 'id' | 'title' | 'updated_at'>, locale: Locale) {
  const { rate_per_from: from, rate_per_to: to, enable_price_range } = crashpad;
  return moneyRange(from, enable_price_range ? to : null, locale);
}

interface BedPriceProps {
  bed: contract.listings.OwnBed;
  housePrice: string;
  canEdit: boolean;
}

/** The price of a bed: press, type, Enter. Without one of its own, it has that of the crash pad. */
export function BedPrice({ bed, housePrice, canEdit }: BedPriceProps) {
  const { t } = useTranslation('pages/my-crashpads');
  const { locale } = usePage();
  const { id, bed_name: name, rental_amount: own, tenant } = bed;
  const rate = own === null ? '' : String(own);
  const isTaken = tenant !== null;
  return (
    <PriceEditor
      canEdit={canEdit}
      name={t('price_of', { name })}
      hint={t(isTaken ? 'price_hint_taken' : 'price_hint', { price: housePrice })}
      fields={[{ field: 'rate', id: `rate-${id}`, label: t('price_of', { name }), value: rate }]}
      save={async ({ rate: typed = '' }) => {
        const body = { rate: typed === '' ? null : typed };
        const input = { params: { id }, body };
        const answer = await call(listings.setBedPrice, input, { quiet: true });
        return t(answer.for_next_tenant ? 'price_saved_next' : 'price_saved', { name });
      }}
    >
      {own === null ? (
        <span className="text-muted">
          {housePrice} <span className="text-xs max-md:sr-only">{t('price_of_house')}</span>
        </span>
      ) : (
        <span className="tabular font-medium">{money(own, locale)}</span>
      )}
    </PriceEditor>
  );
}

/** The price of a crash pad, or its range. */
export function HousePrice({ crashpad, canEdit }: { crashpad: Priced; canEdit: boolean }) {
  const { t } = useTranslation('pages/my-crashpads');
  const { locale } = usePage();
  const { id, title, rate_per_from: from, rate_per_to: to, enable_price_range } = crashpad;
  // A newer version that the lister has been told of.
  const [known, setKnown] = useState<string | null>(null);
  const name = t('price_of', { name: title });
  return (
    <PriceEditor
      canEdit={canEdit}
      name={name}
      hint={t('price_hint_house')}
      fields={[
        {
          ...{ field: 'rate_per_from', id: `from-${id}`, value: String(from) },
          label: enable_price_range ? t('price_from') : name,
        },
        ...(enable_price_range
          ? [
              {
                field: 'rate_per_to',
                id: `to-${id}`,
                label: t('price_to'),
                value: String(to ?? ''),
              },
            ]
          : []),
      ]}
      save={async ({ rate_per_from = '', rate_per_to }) => {
        const body = {
          ...{ rate_per_from, updated_at: newerOf(known, crashpad.updated_at) },
          ...(rate_per_to !== undefined && { rate_per_to }),
        };
        await call(listings.setCrashpadPrice, { params: { id }, body }, { quiet: true });
        return t('price_saved', { name: title });
      }}
      refusedText={({ body: { price, error_code } }) => {
        if (error_code !== 'EDITED_MEANWHILE' || price === undefined) return undefined;
        setKnown(price.updated_at);
        const amount = moneyRange(price.rate_per_from, price.rate_per_to, locale);
        return t('price_edited', { price: amount });
      }}
    >
      <span className="text-xs text-ink-soft">
        {t('price', { amount: housePrice(crashpad, locale) })}
      </span>
    </PriceEditor>
  );
}

/** The list may have been loaded again since. */
const newerOf = (known: string | null, loaded: string) =>
  known !== null && known > loaded ? known : loaded;

interface PriceEditorProps {
  canEdit: boolean;
  /** The accessible name of what is pressed. */
  name: string;
  hint: string;
  fields: readonly { field: string; id: string; label: string; value: string }[];
  /** Saves what was typed, by field, and says so. */
  save: (typed: Readonly<Record<string, string>>) => Promise<string>;
  /** In other words than the server's. */
  refusedText?: (error: ApiError) => string | undefined;
  /** The price as it is read. */
  children: ReactNode;
}

/** A price as text until it is pressed. Enter saves, Escape leaves it as it was. */
function PriceEditor({ canEdit, name, children, ...form }: PriceEditorProps) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    // The field that had the focus is gone.
    if (wasOpen && !isOpen) button.current?.focus();
    setWasOpen(isOpen);
  }, [isOpen, wasOpen]);
  if (!canEdit) return children;
  if (isOpen) return <PriceForm {...form} onClose={() => setOpen(false)} />;
  return (
    <PlainButton
      ref={button}
      disabled={!hydrated}
      className="inline-flex min-h-target cursor-pointer items-center gap-2 rounded-sm text-end hover:underline"
      onClick={() => setOpen(true)}
    >
      <span className="sr-only">{name}: </span>
      {children}
      <IconPencil aria-hidden size={16} stroke={1.75} className="flex-none text-muted" />
    </PlainButton>
  );
}

type PriceFormProps = Omit<PriceEditorProps, 'canEdit' | 'name' | 'children'> & {
  onClose: () => void;
};

function PriceForm({ hint, fields, save, refusedText, onClose }: PriceFormProps) {
  const { t } = useTranslation('pages/my-crashpads');
  const { revalidate } = useRevalidator();
  const box = useRef<HTMLDivElement>(null);
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map(({ field, value }) => [field, value])),
  );
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    const first = box.current?.querySelector('input');
    first?.focus();
    first?.select();
  }, []);
  const submit = async () => {
    setRefused(undefined);
    const message = await send(
      () => save(values),
      (error) => {
        form.show(
          issuesFromServer(
            error.body.errors,
            fields.map(({ field }) => field),
          ),
        );
        setRefused(refusedText?.(error));
      },
    );
    if (message === undefined) return;
    await revalidate();
    onClose();
    toast({ kind: 'success', message });
  };
  return (
    <div
      ref={box}
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Form onSubmit={submit} className="grid max-w-80 gap-2">
        <div className="flex gap-2">
          {fields.map(({ field, id, label, value }, at) => (
            <AmountField
              key={id}
              name={id}
              label={label}
              hint={at === fields.length - 1 ? hint : undefined}
              optional={field === 'rate'}
              value={values[field] ?? value}
              onValue={(typed) => {
                setValues((last) => ({ ...last, [field]: typed }));
                form.clear(field);
              }}
              issue={form.keyOf(field)}
            />
          ))}
        </div>
        {refusal && !refusal.body.errors && (
          <p role="alert" className="m-0 text-xs font-medium text-bad">
            {refused ?? (refusal.body.message || t('something_went_wrong', { ns: 'common' }))}
          </p>
        )}
        <div className="flex gap-2">
          <Button type="submit" disabled={busy}>
            {t('price_save')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
