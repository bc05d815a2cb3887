import type { ApiError, contract } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import { localDate, VALIDATION_MESSAGES_MAX, VALIDATION_TOAST_MS } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { readDraft, storeDraft } from '../../../../lib/drafts.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { serverTime } from '../../../../lib/server-time.ts';
import { useSend } from '../../../../lib/use-send.ts';
import {
  type FieldIssue,
  issuesFromServer,
  useErrorText,
} from '../../../../ui/form/field-issues.ts';
import { useFormIssues } from '../../../../ui/form/use-form-issues.ts';
import { dismissToasts, toast } from '../../../../ui/toast.ts';
import {
  type DialogFormProps,
  findRental,
  type InvitedDays,
  type InvitedPerson,
  useRentalDialog,
} from '../rental-dialog-context.ts';
import {
  BLANK,
  INVITE_ORDER,
  type InviteValues,
  inviteBody,
  type Places,
  rentalBody,
  startOf,
  valuesOf,
  withBed,
} from './invite-values.ts';
import { LAST_ZONE } from './quote-of-offer.ts';

type Rental = contract.rentals.Rental;

export interface InviteFormProps extends DialogFormProps {
  /** The rental to edit; without it someone is invited. */
  rental?: Rental;
  listingId?: number | undefined;
  bedId?: number | undefined;
  /** Invited by account; otherwise by the typed email. */
  person?: InvitedPerson | undefined;
  days?: InvitedDays | undefined;
}

const SMALL_SCREEN = '(max-width: 62em)';
const ABOUT = 'invitation';

/** The state of the form that invites someone, or edits an invitation or a rental. */
export function useInviteForm(
  { rental, listingId, bedId, person, days, onClose, onDone }: InviteFormProps,
  places: Places,
) {
  const { t } = useTranslation('rentals/forms');
  const openDialog = useRentalDialog();
  const textOf = useErrorText();
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const memberId = usePage().member?.id ?? 0;
  // The edited version, updated when the server has a newer one.
  const [base, setBase] = useState(rental);
  const isDraft = rental === undefined && person === undefined;
  const [isRestored, setRestored] = useState(
    () => isDraft && (listingId ?? bedId) === undefined && readInvite(memberId) !== null,
  );
  const [values, setValues] = useState((): InviteValues => {
    if (rental !== undefined) return valuesOf(rental);
    const start = startOf(places);
    if (isRestored) return readInvite(memberId) ?? start;
    const location_id = listingId === undefined ? start.location_id : String(listingId);
    const bed = places.beds.find(({ id }) => id === bedId);
    const start_date = days?.startDate ?? person?.startDate ?? '';
    const values = { ...start, location_id, start_date, end_date: days?.endDate ?? '' };
    return withBed(values, bed, places, serverTime());
  });
  // The unsent input. A new invitation is stored when its dialog closes.
  const unsent = useRef<InviteValues | null>(null);
  useEffect(
    () => () => {
      dismissToasts(ABOUT);
      if (isDraft && unsent.current !== null) storeInvite(memberId, unsent.current);
    },
    [isDraft, memberId],
  );

  const write = (change: Partial<InviteValues>) => {
    const next = { ...(unsent.current ?? values), ...change };
    setValues(next);
    unsent.current = next;
  };
  const forget = () => {
    unsent.current = null;
    if (isDraft) storeInvite(memberId, null);
  };

  /** Fills in what was not typed: it is no unsent input. */
  const fillIn = (change: Partial<InviteValues>) => {
    if (unsent.current !== null) return write(change);
    setValues((current) => ({ ...current, ...change }));
  };

  const set = (change: Partial<InviteValues>) => {
    write(change);
    form.clear(...Object.keys(change));
  };

  const complain = (issues: readonly FieldIssue[]) => {
    form.show(issues);
    const isSmall = window.matchMedia(SMALL_SCREEN).matches;
    const messages = [...new Set(issues.map(({ key }) => textOf(key)))];
    for (const message of messages.slice(0, isSmall ? 1 : VALIDATION_MESSAGES_MAX)) {
      toast({ kind: 'warning', message, stays: VALIDATION_TOAST_MS, about: ABOUT, isAside: true });
    }
  };

  const explain = async ({ body }: ApiError) => {
    const issues = issuesFromServer(body.errors, INVITE_ORDER);
    if (issues.length > 0) complain(issues);
    if (body.error_code !== 'EDITED_MEANWHILE' || base === undefined) return;
    const newest = await findRental(base.id).catch(() => undefined);
    setBase(newest ?? base);
  };

  const submit = async () => {
    const { checkInvite } = await import('./check-invite.ts');
    const zone = base?.time_zone ?? LAST_ZONE;
    const issues = checkInvite(values, base, localDate(serverTime(), zone), person?.userId);
    if (issues.length > 0) return complain(issues);
    dismissToasts(ABOUT);
    const quiet = { quiet: true };
    const isAccepted = base?.status === 'accepted';
    const answer = await send(
      () =>
        isAccepted
          ? call(
              rentals.updateRental,
              { params: { id: base.id }, body: rentalBody(values, base) },
              quiet,
            )
          : call(rentals.invite, { body: inviteBody(values, base, person?.userId) }, quiet),
      explain,
    );
    if (answer === undefined) return;
    if (base === undefined) forget();
    if (base !== undefined) onDone(t('tenant_has_been_updated'));
    else if (answer.data.email_refusal) onDone(t('done_not_mailed'));
    else {
      onDone(t('done_invite', { to: person?.name ?? answer.data.email ?? values.email }), {
        label: t('invite_another'),
        run: () => openDialog({ action: 'invite', listingId: answer.data.location_id }),
      });
    }
  };

  return {
    values,
    set,
    fillIn,
    setBed: (
      bed: contract.listings.AvailableBed | undefined,
      change: Partial<InviteValues> = {},
    ) => {
      write({ ...withBed(unsent.current ?? values, bed, places, serverTime()), ...change });
      form.clear('location_id', 'bed_id', 'rental_amount', 'deposit', 'start_date');
    },
    form,
    busy,
    refusal,
    submit,
    isNew: rental === undefined,
    isDraft,
    isRestored,
    /** Closes the dialog without storing anything. */
    cancel: () => {
      if (rental === undefined) forget();
      onClose();
    },
    startOver: () => {
      forget();
      setRestored(false);
      setValues(startOf(places));
    },
  };
}

export type InviteFormState = ReturnType<typeof useInviteForm>;

const NAME = 'invite';

/** An interrupted invitation, while the tab stays open; null if none. */
function readInvite(memberId: number): InviteValues | null {
  const draft = readDraft(memberId, NAME, 'tab');
  if (typeof draft !== 'object' || draft === null) return null;
  const texts = Object.entries(draft).filter(
    ([field, value]) => field in BLANK && typeof value === 'string',
  );
  return { ...BLANK, ...Object.fromEntries(texts) };
}

/** Stores an invitation until it is sent; null deletes it. */
function storeInvite(memberId: number, values: InviteValues | null): void {
  storeDraft(memberId, NAME, values, 'tab');
}
