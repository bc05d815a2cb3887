import type { contract } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import { EMAIL_SEARCH_DEBOUNCE_MS, isEmail, storedEmail } from '@crewpad/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { money, shortDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { twoClass } from '../../../../ui/form/form-classes.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { InvitedPerson } from '../rental-dialog-context.ts';
import { type BedChoice, bedGroups, type InviteValues, type Places } from './invite-values.ts';
import type { InviteFormState } from './use-invite-form.ts';

interface WhoFieldsProps {
  state: InviteFormState;
  rental: contract.rentals.Rental | undefined;
  person: InvitedPerson | undefined;
}

/** The invited person. The email cannot change later. */
export function WhoFields({ state: { values, set, form }, rental, person }: WhoFieldsProps) {
  const { t } = useTranslation('rentals/forms');
  const { text: inviteeText, forget } = useInvitee(values, set, rental === undefined);
  if (person !== undefined) {
    return (
      <p className="mx-0 mt-0 mb-4 text-ink-soft">{t('invite_person', { name: person.name })}</p>
    );
  }
  const isHidden = rental !== undefined && rental.email === undefined;
  return (
    <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0">
      <legend className="mb-2 p-0 text-md font-bold">{t('group_who')}</legend>
      {isHidden ? (
        <p className="m-0 text-xs text-muted">{t('email_hidden')}</p>
      ) : rental !== undefined ? (
        <Locked label={t('email')} value={values.email}>
          {rental.status !== 'accepted' && t('email_locked')}
        </Locked>
      ) : (
        <TextField
          name="email"
          label={t('email')}
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          hint={t('email_hint')}
          value={values.email}
          onValue={(email) => {
            set({ ...forget(), email });
          }}
          issue={form.keyOf('email')}
          more={
            <span role="status" className="mx-0 mt-2 mb-0 block text-xs text-good">
              {inviteeText}
            </span>
          }
        />
      )}
      <div className={twoClass}>
        {(['first_name', 'last_name'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(name)}
            optional
            autoComplete="off"
            maxLength={100}
            value={values[name]}
            onValue={(value) => set({ [name]: value })}
            issue={form.keyOf(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface LockedProps {
  label: string;
  value: string;
  /** Why it cannot change. */
  children?: ReactNode;
}

/** What cannot change any more, as text. */
function Locked({ label, value, children }: LockedProps) {
  return (
    <dl className="m-0">
      <dt className="text-sm font-medium">{label}</dt>
      <dd className="m-0 wrap-anywhere">{value}</dd>
      {children && <dd className="m-0 text-xs text-muted">{children}</dd>}
    </dl>
  );
}

/** Looks up the account of the typed email, and fills in empty fields. */
function useInvitee(
  values: InviteValues,
  set: (change: Partial<InviteValues>) => void,
  isNew: boolean,
) {
  const { t } = useTranslation('rentals/forms');
  const [text, setText] = useState('');
  const { email } = values;
  const latest = useRef({ values, set });
  latest.current = { values, set };
  const filledValues = useRef<Partial<InviteValues>>({});

  useEffect(() => {
    if (!isNew || !isEmail(storedEmail(email))) return;
    const ends = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const invitee = await call(
          rentals.findInvitee,
          { body: { email } },
          { quiet: true, signal: ends.signal },
        );
        if (ends.signal.aborted) return;
        if (invitee.id === null) return setText(t('email_new'));
        const { first_name, last_name, airline, phone_number } = invitee;
        setText(t('email_found', { name: `${first_name} ${last_name}`.trim() }));
        const { values: input, set: fill } = latest.current;
        filledValues.current = {
          ...(input.first_name === '' && { first_name }),
          ...(input.last_name === '' && { last_name }),
          ...(input.airline === '' && airline && { airline }),
          ...(input.phone_number === '' && phone_number && { phone_number }),
        };
        fill(filledValues.current);
      } catch {
        // Refused or unreachable: the lister types the names.
      }
    }, EMAIL_SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      ends.abort();
    };
  }, [email, isNew, t]);

  /** Another email is typed. @returns the filled-in values of the previous one, to be cleared */
  const forget = (): Partial<InviteValues> => {
    setText('');
    const stale = Object.entries(filledValues.current).filter(
      ([field, value]) => values[field as keyof InviteValues] === value,
    );
    filledValues.current = {};
    return Object.fromEntries(stale.map(([field]) => [field, '']));
  };
  return { text, forget };
}

interface PlaceFieldsProps {
  state: InviteFormState;
  rental: contract.rentals.Rental | undefined;
  places: Places;
  personId: number | undefined;
}

/** The crash pad and the bed, with what it costs and from when it is free; pending ones are disabled. */
export function PlaceFields({ state, rental, places, personId }: PlaceFieldsProps) {
  const { t } = useTranslation('rentals/forms');
  const { locale } = usePage();
  const { values, set, setBed, form } = state;
  const isAccepted = rental?.status === 'accepted';
  const isListed = places.listings.some(({ id }) => id === rental?.location_id);
  const own = rental && !isListed ? [{ id: rental.location_id, title: rental.location }] : [];
  const groups = bedGroups(places, values.location_id, rental, personId);
  const nameOf = ({ name: bed, isPending, freeFrom, rent, heldFor: name }: BedChoice) => {
    if (name !== null) return t('bed_held', { bed, name });
    if (isPending) return t('bed_pending', { bed });
    if (rent === null) return bed;
    const amount = money(rent, locale);
    if (freeFrom === null) return t('bed_free_now', { bed, rent: amount });
    return t('bed_free_from', { bed, date: shortDate(freeFrom, locale), rent: amount });
  };
  const isFull = values.location_id !== '' && groups.length === 0;
  return (
    <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0">
      <legend className="mb-2 p-0 text-md font-bold">{t('group_where')}</legend>
      <div className="grid gap-4">
        {isAccepted ? (
          <Locked label={t('location')} value={rental.location} />
        ) : (
          <SelectField
            name="location_id"
            label={t('location')}
            value={values.location_id}
            onValue={(location_id) => setBed(undefined, { location_id })}
            issue={form.keyOf('location_id')}
          >
            <option value="">{t('choose_location')}</option>
            {[...own, ...places.listings].map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          name="bed_id"
          label={t('bed')}
          disabled={values.location_id === '' || isFull}
          hint={isFull ? t('no_beds') : undefined}
          value={values.bed_id}
          onValue={(bed) => {
            const chosenBed = places.beds.find(({ id }) => String(id) === bed);
            if (chosenBed && !isAccepted) setBed(chosenBed);
            else set({ bed_id: bed });
          }}
          issue={form.keyOf('bed_id')}
        >
          <option value="">
            {t(values.location_id === '' ? 'choose_location_first' : 'choose_bed')}
          </option>
          {groups.flatMap(({ room, beds }) =>
            beds.map((bed) => (
              <option key={bed.id} value={bed.id} disabled={bed.isPending}>
                {nameOf({ ...bed, name: `${room}, ${bed.name}` })}
              </option>
            )),
          )}
        </SelectField>
      </div>
    </fieldset>
  );
}
