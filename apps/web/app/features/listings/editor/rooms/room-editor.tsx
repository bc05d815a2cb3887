import { BED_KINDS, type BedKind, type RentalTypeRule } from '@crewpad/domain';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Radio } from '../../../../ui/form/controls.tsx';
import { FieldNotes } from '../../../../ui/form/field.tsx';
import { fieldClasses } from '../../../../ui/form/field-classes.ts';
import { Stepper } from '../../../../ui/form/stepper.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { fieldId } from '../../../../ui/form/use-form-issues.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { hasPriceRange } from '../form/listing-body.ts';
import type { BedTenant } from '../page/tenants.ts';
import type { Wizard } from '../state/use-editor.ts';
import { itemKey, RoomCard } from './room-card.tsx';
import {
  addRoom,
  bedsOf,
  isHeld,
  type RoomsEdit,
  roomsFor,
  setRoomCount,
  setSingleKind,
  staying,
} from './room-items.ts';

export interface RoomEditorProps {
  wizard: Wizard;
  rule: RentalTypeRule;
  /** The tenants by bed id. */
  tenants: ReadonlyMap<number, BedTenant>;
}

/** Rooms and beds, in the form that the rental type requires. */
export function RoomEditor(props: RoomEditorProps) {
  const { roomEditor } = props.rule;
  return roomEditor === 'single' ? <SingleBed {...props} /> : <Rooms {...props} />;
}

/** A single room with one bed: only its bed type. */
function SingleBed({ wizard, tenants }: RoomEditorProps) {
  const { t } = useTranslation('listings/editor');
  const [room] = roomsFor('single', wizard.form.rooms);
  const [bed] = room?.beds ?? [];
  if (!room || !bed) return null;
  const tenant = bed.id === null ? undefined : tenants.get(bed.id);
  return (
    <BedKindField
      name="rooms"
      label={t('kind_of_bed')}
      value={bed.bed_kind}
      isLocked={bed.status === 'BUSY'}
      hint={
        bed.status === 'BUSY' ? t('bed_held', { who: whoHolds(tenant, t('a_tenant')) }) : undefined
      }
      onValue={(bed_kind) => wizard.editRooms(setSingleKind(bed_kind))}
    />
  );
}

function whoHolds(tenant: BedTenant | undefined, nameFallback: string): string {
  return tenant?.display_name ?? tenant?.email ?? nameFallback;
}

function Rooms({ wizard, rule, tenants }: RoomEditorProps) {
  const { t } = useTranslation('listings/editor');
  const { form, issues, editRooms } = wizard;
  const [announcement, setAnnouncement] = useState('');
  const [initialCount] = useState(form.rooms.length);
  const rooms = staying(form.rooms);
  const isCount = rule.roomEditor === 'count';
  const issue = issues.keyOf('rooms');
  const edit = (change: RoomsEdit, text: string) => {
    editRooms(change);
    setAnnouncement(text);
  };
  return (
    <div className="grid gap-6">
      {isCount && (
        <Stepper
          name="rooms"
          label={t('number_of_bedrooms')}
          fewer={t('one_bedroom_fewer')}
          more={t('one_bedroom_more')}
          value={rooms.length}
          min={Math.max(rule.rooms.min, form.rooms.filter(isHeld).length)}
          max={rule.rooms.max}
          onValue={(count) => edit(setRoomCount(count), t('rooms_now', { count }))}
          issue={issue}
          hint={form.rooms.some(isHeld) ? t('held_rooms_stay') : undefined}
          atMost={t('bedrooms_at_most', { most: rule.rooms.max })}
          atLeast={t(form.rooms.some(isHeld) ? 'held_rooms_stay' : 'bedrooms_at_least')}
        />
      )}
      <BedKindsExplained />
      {form.rooms.length > 0 && (
        <ul className="m-0 grid list-none gap-4 p-0">
          {form.rooms.map((room, at) => (
            <RoomCard
              key={itemKey(room.id, at)}
              room={room}
              at={at}
              rule={rule}
              tenants={tenants}
              issues={issues}
              startsFolded={at < initialCount && initialCount > 1}
              prices={
                hasPriceRange(form) ? [form.rate_per_from, form.rate_per_to] : [form.rate_per_from]
              }
              edit={edit}
            />
          ))}
        </ul>
      )}
      {!isCount && (
        <AddRoom
          isFull={rooms.length >= rule.rooms.max}
          issue={issue}
          onAdd={(name) => edit(addRoom(name), t('room_added', { name }))}
        />
      )}
      <p className="m-0 font-medium text-ink-soft">
        {t('rooms_and_beds', {
          rooms: t('rooms_count', { count: rooms.length }),
          beds: t('beds_count', { count: bedsOf(form.rooms).length }),
        })}
      </p>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

function BedKindsExplained() {
  const { t } = useTranslation('listings/editor');
  return (
    <dl className="m-0 grid gap-2 rounded-sm bg-sunken px-4 py-3 text-sm text-ink-soft sm:grid-cols-3 sm:gap-4 [&_dd]:m-0 [&_dt]:font-bold [&_dt]:text-ink">
      {BED_KINDS.map((kind) => (
        <div key={kind}>
          <dt>{t(`bed_kind_${kind}`)}</dt>
          <dd>{t(`bed_kind_${kind}_text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface AddRoomProps {
  isFull: boolean;
  issue: string | undefined;
  onAdd: (name: string) => void;
}

function AddRoom({ isFull, issue, onAdd }: AddRoomProps) {
  const { t } = useTranslation('listings/editor');
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const add = () => {
    setIsMissing(name.trim() === '');
    if (name.trim() === '') return document.getElementById(fieldId('rooms'))?.focus();
    onAdd(name.trim());
    setName('');
    // The next room follows immediately.
    document.getElementById(fieldId('rooms'))?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  if (isFull) return <FieldNotes name="rooms" issue={issue} hint={t('rooms_full')} />;
  return (
    <div className="add grid gap-2 sm:grid-cols-1fr-auto sm:items-start">
      <TextField
        name="rooms"
        label={t('new_room')}
        hint={t('new_room_hint')}
        autoComplete="off"
        maxLength={60}
        value={name}
        onValue={(value) => {
          setName(value);
          setIsMissing(false);
        }}
        onKeyDown={onKeyDown}
        issue={isMissing ? 'room_name_is_required' : issue}
      />
      <Button variant="outline" className="sm:[.add_&]:mt-7 sm:[.add_&]:min-h-12!" onClick={add}>
        <IconPlus aria-hidden size={20} />
        {t('add_room')}
      </Button>
    </div>
  );
}

interface BedKindFieldProps {
  name: string;
  label: string;
  value: BedKind;
  isLocked: boolean;
  hint: string | undefined;
  onValue: (kind: BedKind) => void;
}

/** The bed types, each explained in one line. */
function BedKindField(props: BedKindFieldProps) {
  const { name, label, value, isLocked, hint, onValue } = props;
  const { t } = useTranslation('listings/editor');
  const id = fieldId(name);
  return (
    <fieldset
      className={fieldClasses.field}
      disabled={isLocked}
      aria-describedby={hint && `${id}-hint`}
    >
      <legend className={fieldClasses.label}>{label}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {BED_KINDS.map((kind, at) => (
          <label
            key={kind}
            className="flex cursor-pointer gap-2 rounded-sm border border-line-strong bg-surface px-3 py-3 has-checked:border-ink has-checked:[box-shadow:inset_0_0_0_1px_var(--ink)]"
          >
            <Radio
              id={at === 0 ? id : undefined}
              name={name}
              checked={value === kind}
              onChange={() => onValue(kind)}
            />
            <span>
              <strong>{t(`bed_kind_${kind}`)}</strong>
              <span className="block text-xs text-muted">{t(`bed_kind_${kind}_text`)}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldNotes name={name} issue={undefined} hint={hint} />
    </fieldset>
  );
}
