import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import {
  dayAfterNotice,
  localDate,
  planAdjustedRent,
  type RentAdjustment,
  toCents,
  toDollars,
} from '@crewpad/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney, shortDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { serverTime } from '../../../lib/server-time.ts';
import { Button } from '../../../ui/button.tsx';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { issuesFromServer, useErrorText } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { twoClass } from '../../../ui/form/form-classes.ts';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { type DialogFormProps, nameOf, Refusal } from '../../rentals/index.ts';
import { textClass } from './money-classes.ts';
import { typedAmount, useMoney } from './use-money.ts';

type Rental = contract.rentals.Rental;

const KINDS = ['to', 'raise', 'lower', 'percent'] as const;
type Kind = (typeof KINDS)[number];

/** What the lister chose, as the server takes it; null while no amount is typed. Pure. */
export function adjustmentOf(kind: Kind, text: string): RentAdjustment | null {
  const amount = typedAmount(text);
  if (amount === null) return null;
  if (kind === 'to') return { to: amount };
  if (kind === 'percent') return { by_percent: amount };
  return { by_amount: kind === 'raise' ? amount : -amount };
}

interface ChangedRent {
  rental: Rental;
  /** The rent that was agreed last, and the new one; null while no amount is typed. */
  old: number;
  new: number | null;
  from: string | null;
  needsAnswer: boolean;
  /** Why it cannot be changed like this: the key of an error, with the field that it is about. */
  fault: { field: 'amount' | 'from' | null; key: string } | null;
}

interface ChangeFacts {
  adjustment: RentAdjustment | null;
  from: string;
  now: Date;
  /** The rent that was agreed last, if it is not the one of the page. */
  agreed: number | undefined;
}

/** How a change applies to one rental, in dollars. Pure. */
export function changedRent(
  rental: Rental,
  { adjustment, from, now, agreed }: ChangeFacts,
): ChangedRent {
  const old = agreed ?? rental.rental_amount;
  const none = { rental, old, new: null, from: null, needsAnswer: false };
  if (!rental.abilities.update || rental.rent_terms === undefined) {
    return { ...none, fault: { field: null, key: 'rental_is_not_accepted' } };
  }
  if (adjustment === null || from === '') return { ...none, fault: null };
  const terms = rental.rent_terms.map((term) => ({
    ...term,
    rental_amount: toCents(term.rental_amount),
  }));
  const { start_date, checkout_date, payment_date, auto_pay, time_zone } = rental;
  const plan = planAdjustedRent(
    {
      ...{ payment_date, auto_pay, rental_amount: toCents(old) },
      stay: { start_date, checkout_date, terms },
    },
    adjustment,
    { nextRentOn: rental.next_rent_on, now, today: localDate(now, time_zone), from },
  );
  return {
    ...{ rental, old, new: toDollars(plan.new), from: plan.from, needsAnswer: plan.needsAnswer },
    fault: plan.fault && {
      field: plan.fault.field === 'from' ? 'from' : 'amount',
      key: plan.fault.key,
    },
  };
}

/** The first of a month that leaves the notice of a raise. Pure. */
function firstOfMonth(now: Date): string {
  const day = dayAfterNotice(now);
  if (day.endsWith('-01')) return day;
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

interface ChangeRentFormProps extends DialogFormProps {
  rentals: readonly Rental[];
}

/** Changes the rents of one or several tenants, with the old and the new rent of each. */
export function ChangeRentForm({ rentals, onClose, onDone }: ChangeRentFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const { revalidate } = useRevalidator();
  const errorText = useErrorText();
  const [now] = useState(serverTime);
  const [kind, setKind] = useState<Kind>(rentals.length === 1 ? 'to' : 'percent');
  const [text, setText] = useState('');
  const [from, setFrom] = useState(() => firstOfMonth(now));
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const [agreed, setAgreed] = useState<Readonly<Record<string, number>>>({});
  const form = useFormIssues();
  const { busy, refusal, send } = useMoney(t('change_rent_failed'));
  const adjustment = adjustmentOf(kind, text);
  const changes = rentals
    .filter(({ id }) => !leftOut.includes(id))
    .map((rental) => changedRent(rental, { adjustment, from, now, agreed: agreed[rental.id] }));
  const faults = changes.filter(({ fault }) => fault !== null);
  const canLeaveOut = faults.length > 0 && faults.length < changes.length;

  const submit = async () => {
    const [first] = faults;
    if (adjustment === null) return form.show([{ field: 'amount', key: 'amount_required' }]);
    if (from === '') return form.show([{ field: 'from', key: 'date_is_required' }]);
    if (first?.fault) {
      return form.show([{ field: first.fault.field ?? 'amount', key: first.fault.key }]);
    }
    const body = {
      rental_ids: changes.map(({ rental }) => rental.id),
      change: adjustment,
      from,
      shown: Object.fromEntries(changes.map(({ rental, old }) => [rental.id, old])),
    };
    const answer = await send(
      body,
      (sent, options) => call(rent.changeRents, { body: sent }, options),
      ({ body: { errors, rents } }) => {
        const fieldErrors = Object.entries(errors ?? {}).map(([path, keys]) => [
          path === 'from' ? 'from' : 'amount',
          keys,
        ]);
        form.show(issuesFromServer(Object.fromEntries(fieldErrors), ['amount', 'from']));
        if (rents === undefined) return;
        setAgreed((known) => ({ ...known, ...rents }));
        revalidate();
      },
    );
    if (answer === undefined) return;
    const asked = answer.data.filter(({ state }) => state === 'asked').length;
    onDone(asked === 0 ? t('change_rent_done') : t('change_rent_asked', { count: asked }));
  };

  const amountField = {
    name: 'amount',
    value: text,
    issue: form.keyOf('amount'),
    onValue: (value: string) => {
      setText(value);
      form.clear('amount');
    },
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Refusal error={refusal} />
      <div className={twoClass}>
        <SelectField
          name="kind"
          label={t('change_rent_kind')}
          value={kind}
          onValue={(value) => setKind(KINDS.find((one) => one === value) ?? 'to')}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`change_rent_${one}`)}
            </option>
          ))}
        </SelectField>
        {kind === 'percent' ? (
          <TextField {...amountField} label={t('change_rent_percents')} inputMode="decimal" />
        ) : (
          <AmountField {...amountField} label={t('change_rent_amount')} />
        )}
      </div>
      <TextField
        name="from"
        type="date"
        label={t('change_rent_from')}
        hint={t('change_rent_hint')}
        value={from}
        onValue={(value) => {
          setFrom(value);
          form.clear('from');
        }}
        issue={form.keyOf('from')}
      />
      {canLeaveOut && (
        <div>
          <Button
            variant="outline"
            onClick={() => {
              setLeftOut([...leftOut, ...faults.map(({ rental }) => rental.id)]);
              form.clear('amount', 'from');
            }}
          >
            {t('change_rent_leave_out', { count: faults.length })}
          </Button>
        </div>
      )}
      <ChangedRents changes={changes} />
      {faults.length > 0 && faults.length === changes.length && adjustment !== null && (
        <p className={textClass}>{errorText(faults[0]?.fault?.key ?? '')}</p>
      )}
      <FormFoot
        save={t('change_rent_save', { count: changes.length })}
        busy={busy}
        onCancel={onClose}
      />
    </Form>
  );
}

/** Each rent before and after, from when, and why one cannot be changed like this. */
function ChangedRents({ changes }: { changes: readonly ChangedRent[] }) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const errorText = useErrorText();
  const money = (dollars: number) => exactMoney(dollars, locale);
  return (
    <ul
      aria-label={t('change_rent_preview')}
      className="m-0 grid list-none gap-1 rounded-md bg-sunken p-3 text-sm"
    >
      {changes.map((change) => (
        <li key={change.rental.id} className="grid grid-cols-rest-auto gap-x-4">
          <span className="font-medium wrap-anywhere">{nameOf(change.rental, '')}</span>
          <span className="text-end tabular">
            {change.new === null
              ? money(change.old)
              : t('change_rent_old_new', { old: money(change.old), new: money(change.new) })}
          </span>
          {change.fault ? (
            <span className="col-span-full text-xs text-bad">{errorText(change.fault.key)}</span>
          ) : (
            change.from !== null && (
              <span className="col-span-full text-xs text-muted">
                {t(change.needsAnswer ? 'change_rent_asks' : 'change_rent_holds', {
                  from: shortDate(change.from, locale),
                })}
              </span>
            )
          )}
        </li>
      ))}
    </ul>
  );
}
