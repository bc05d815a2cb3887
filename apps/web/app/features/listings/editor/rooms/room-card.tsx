import { BED_KINDS, type BedKind, type Locale, type RentalTypeRule } from '@crewpad/domain';
import { IconArrowBackUp, IconChevronDown, IconLock, IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { moneyRange } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { Button, PlainButton } from '../../../../ui/button.tsx';
import { Input, Select } from '../../../../ui/form/controls.tsx';
import { controlOf, FieldNotes } from '../../../../ui/form/field.tsx';
import { Stepper } from '../../../../ui/form/stepper.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { type FormIssues, fieldId } from '../../../../ui/form/use-form-issues.ts';
import { useTypedAmount } from '../../../../ui/form/use-typed-amount.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { WizardBed, WizardRoom } from '../form/wizard-form.ts';
import type { BedTenant } from '../page/tenants.ts';
import {
  changeBed,
  changeRoom,
  isHeld,
  type RoomsEdit,
  removeBed,
  removeRoom,
  setBedCount,
  staying,
} from './room-items.ts';

const bedClass =
  'grid [grid-template-columns:minmax(0,1.3fr)_minmax(0,1fr)_var(--target)] items-end gap-2 border-t border-t-line px-0 py-3 data-deleted:grid-cols-1fr-auto data-deleted:items-center sm:[grid-template-columns:minmax(0,1.6fr)_minmax(0,1.2fr)_minmax(0,1fr)_var(--target)]';
const roomClass =
  'group/room grid gap-4 rounded-md border border-line p-4 data-deleted:grid-cols-1fr-auto data-deleted:items-center data-deleted:border-dashed data-deleted:bg-sunken';

interface BedRowProps {
  bed: WizardBed;
  at: number;
  bedAt: number;
  /** Name of its room. */
  name: string;
  tenant: BedTenant | undefined;
  /** A room keeps at least one bed. */
  isOnly: boolean;
  edit: (change: RoomsEdit, announcement: string) => void;
}

/** One bed: its name, type, and its rent if it differs. */
function BedRow(props: BedRowProps) {
  const { bed, at, bedAt, name, tenant, isOnly, edit } = props;
  const { t } = useTranslation('listings/editor');
  const bedName = bed.bed_name || t('bed_n', { number: bedAt + 1 });
  const where = { bed: bedName, room: name };
  const isDeleted = bed.status === 'DELETED';
  const isBusy = bed.status === 'BUSY';
  const set = (change: Partial<WizardBed>) => edit(changeBed(at, bedAt, change), '');
  const rent = useTypedAmount(bed.rental_amount, (rental_amount) => set({ rental_amount }));
  const rentName = `rent-${at}-${bedAt}`;
  const press = () => edit(removeBed(at, bedAt), t(isDeleted ? 'bed_back' : 'bed_removed', where));

  if (isDeleted) {
    return (
      <li className={bedClass} data-deleted>
        <s className="text-ink-soft">{bedName}</s>
        <PlainButton
          className="inline-flex min-h-target items-center gap-1 rounded-sm px-3 py-0 font-medium text-link hover:bg-sunken"
          onClick={press}
        >
          <IconArrowBackUp aria-hidden size={18} />
          {t('undo', { ns: 'common' })}
          <VisuallyHidden> {bedName}</VisuallyHidden>
        </PlainButton>
      </li>
    );
  }
  return (
    <li className={bedClass}>
      <Input
        type="text"
        aria-label={t('name_of_bed', where)}
        autoComplete="off"
        maxLength={60}
        readOnly={isBusy}
        className="col-start-1 col-end-3 sm:col-1 sm:row-1"
        value={bed.bed_name}
        onChange={(event) => set({ bed_name: event.currentTarget.value })}
      />
      <Select
        aria-label={t('kind_of', where)}
        disabled={isBusy}
        className="row-2 sm:row-1"
        value={bed.bed_kind}
        onChange={(event) => set({ bed_kind: event.currentTarget.value as BedKind })}
      >
        {BED_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`bed_kind_${kind}`)}
          </option>
        ))}
      </Select>
      <div className="relative col-start-2 -col-end-1 row-2 sm:col-3 sm:row-1">
        <span aria-hidden className="block text-xs text-ink-soft">
          {t('rent')}
        </span>
        <span aria-hidden className="absolute bottom-3 left-3 text-muted">
          $
        </span>
        <Input
          {...controlOf({ name: rentName, label: t('rent'), optional: true, issue: rent.issue })}
          {...rent.input}
          aria-label={t('rent_of', where)}
          readOnly={isBusy}
          className="tabular pl-7"
        />
      </div>
      <div className="col-span-full empty:hidden">
        <FieldNotes name={rentName} issue={rent.issue} />
      </div>
      {isBusy ? (
        <p className="col-span-full m-0 flex items-center gap-1 text-xs font-medium text-warn">
          <IconLock aria-hidden size={16} />
          {t(tenant?.status === 'pending' ? 'invited' : 'rented_by', {
            who: tenant?.display_name ?? tenant?.email ?? t('a_tenant'),
          })}
        </p>
      ) : (
        <PlainButton
          className="col-3 row-1 grid h-12 w-target place-items-center rounded-sm text-muted hover:bg-bad-soft hover:text-bad disabled:cursor-not-allowed disabled:bg-transparent disabled:text-muted disabled:opacity-45 sm:col-4"
          disabled={isOnly}
          aria-label={t('remove_bed', where)}
          title={isOnly ? t('a_room_needs_a_bed') : t('remove_bed', where)}
          onClick={press}
        >
          <IconX aria-hidden size={18} />
        </PlainButton>
      )}
    </li>
  );
}

/** An unsaved room or bed is identified by its position. */
export function itemKey(id: number | null, at: number): string {
  return id === null ? `new ${at}` : `saved ${id}`;
}

export interface RoomCardProps {
  room: WizardRoom;
  /** Its position in the list. */
  at: number;
  rule: RentalTypeRule;
  tenants: ReadonlyMap<number, BedTenant>;
  issues: FormIssues;
  /** Whether it existed when the step opened: phones collapse it to one line. */
  startsFolded: boolean;
  /** The rent of beds without their own, as typed: from, and to if there is a range. */
  prices: readonly string[];
  /** Changes the rooms, and announces the change. */
  edit: (change: RoomsEdit, announcement: string) => void;
}

/** One room with its beds. */
export function RoomCard(props: RoomCardProps) {
  const { room, at, rule, tenants, issues, edit } = props;
  const { t } = useTranslation('listings/editor');
  const { locale } = usePage();
  const name = room.room_name || t('room_n', { number: at + 1 });
  const isLocked = isHeld(room);
  const beds = staying(room.beds).length;
  const busyBeds = room.beds.filter(({ status }) => status === 'BUSY').length;
  const nameField = `rooms.${at}.room_name`;
  const hasIssue = issues.issues.some(({ field }) => field.startsWith(`rooms.${at}.`));
  const [wantsFolded, setFolded] = useState(props.startsFolded);
  const isFolded = wantsFolded && !hasIssue;
  const rent = rentOf(room, props.prices, locale);
  const bodyId = `room-${at}`;

  if (room.status === 'DELETED') {
    return (
      <li className={roomClass} data-deleted>
        <p className="m-0 text-ink-soft [&_s]:font-bold [&_span]:text-xs [&_span]:text-muted">
          <s>{name}</s> <span>{t('removed_with_next_save')}</span>
        </p>
        <Button
          id={`remove-room-${at}`}
          variant="outline"
          onClick={() => edit(removeRoom(at), t('room_back', { name }))}
        >
          <IconArrowBackUp aria-hidden size={20} />
          {t('undo', { ns: 'common' })}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </li>
    );
  }

  const remove = () => {
    edit(removeRoom(at), t('room_removed', { name }));
    const next = room.status === 'NEW' ? fieldId('rooms') : `remove-room-${at}`;
    requestAnimationFrame(() => document.getElementById(next)?.focus());
  };
  return (
    <li className={roomClass} data-folded={isFolded || undefined}>
      <PlainButton
        className="group/fold hidden max-sm:-m-2 max-sm:flex max-sm:min-h-target max-sm:cursor-pointer max-sm:items-center max-sm:justify-between max-sm:gap-2 max-sm:rounded-sm max-sm:border-0 max-sm:bg-transparent max-sm:px-2 max-sm:py-0 max-sm:text-start max-sm:text-ink max-sm:[&_span]:min-w-0 max-sm:[&_span]:flex-1 max-sm:[&_span]:wrap-anywhere max-sm:[&_svg]:flex-none max-sm:[&_svg]:text-muted"
        aria-expanded={!isFolded}
        aria-controls={bodyId}
        onClick={() => setFolded(!isFolded)}
      >
        <span>
          <strong>{name}</strong>, {t('beds_count', { count: beds })}
          {rent !== '' && (
            <>
              , <span className="max-sm:inline-block">{rent}</span>
            </>
          )}
        </span>
        {isLocked && <IconLock aria-hidden size={18} />}
        <IconChevronDown
          aria-hidden
          size={20}
          className="max-sm:group-aria-expanded/fold:rotate-180"
        />
      </PlainButton>
      <div id={bodyId} className="grid gap-4 max-sm:group-data-folded/room:hidden">
        <div className="grid grid-cols-1fr-auto items-start gap-x-2 gap-y-4 sm:grid-cols-1fr-auto-auto [&>:first-child]:col-span-full sm:[&>:first-child]:col-auto">
          <TextField
            name={nameField}
            label={t('room_name')}
            autoComplete="off"
            maxLength={60}
            readOnly={isLocked}
            value={room.room_name}
            onValue={(room_name) =>
              edit(
                changeRoom(at, (item) => ({ ...item, room_name })),
                '',
              )
            }
            issue={issues.keyOf(nameField)}
          />
          <Stepper
            name={`beds-of-${at}`}
            label={t('beds')}
            fewer={t('one_bed_fewer', { name })}
            more={t('one_bed_more', { name })}
            value={beds}
            min={Math.max(rule.bedsPerRoom.min, busyBeds)}
            max={rule.bedsPerRoom.max}
            atMost={t('beds_at_most', { most: rule.bedsPerRoom.max })}
            atLeast={busyBeds > 0 ? t('beds_taken', { count: busyBeds }) : t('a_room_needs_a_bed')}
            onValue={(count) => edit(setBedCount(at, count), t('beds_now', { count, name }))}
          />
          <PlainButton
            id={`remove-room-${at}`}
            className="grid size-12 place-items-center self-end rounded-sm text-ink-soft hover:bg-bad-soft hover:text-bad disabled:cursor-not-allowed disabled:bg-transparent disabled:text-muted disabled:opacity-50 sm:mt-7 sm:self-start"
            disabled={isLocked || isLast(props)}
            aria-label={t('remove_room', { name })}
            title={isLocked ? t('room_held') : t('remove_room', { name })}
            onClick={remove}
          >
            <IconTrash aria-hidden size={20} />
          </PlainButton>
        </div>
        {isLocked && (
          <p className="m-0 flex gap-2 rounded-sm bg-warn-soft px-3 py-2 text-xs font-medium text-warn [&_svg]:mt-px [&_svg]:flex-none">
            <IconLock aria-hidden size={18} />
            {t('room_held')}
          </p>
        )}
        <ul className="m-0 grid list-none p-0">
          {room.beds.map((bed, bedAt) => (
            <BedRow
              key={itemKey(bed.id, bedAt)}
              {...{ bed, at, bedAt, edit, name }}
              tenant={bed.id === null ? undefined : tenants.get(bed.id)}
              isOnly={beds <= rule.bedsPerRoom.min}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}

/** "$320" or "$280 – $320": the rents of its beds; empty if unknown. */
function rentOf(room: WizardRoom, prices: readonly string[], locale: Locale): string {
  const rents = staying(room.beds)
    .flatMap(({ rental_amount }) => (rental_amount === '' ? prices : [rental_amount]))
    .map(Number)
    .filter((rent) => rent > 0);
  if (rents.length === 0) return '';
  return moneyRange(Math.min(...rents), Math.max(...rents), locale);
}

/** If rooms are entered by number, the stepper enforces the minimum. */
function isLast({ rule, at }: RoomCardProps): boolean {
  return rule.roomEditor === 'count' && rule.rooms.min === 1 && at === 0;
}
