import type { ApiError, contract } from '@crewpad/contract';
import { rentals } from '@crewpad/contract/endpoints';
import { addDays, BLOCK_NOTE_MAX } from '@crewpad/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useRentalDialog } from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { shortDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useSend } from '../../../lib/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import { useDayWords } from './day-words.ts';

type House = contract.reports.CalendarHouse;
type Room = House['rooms'][number];
type Bed = Room['beds'][number];
type Block = Extract<contract.reports.CalendarBar, { kind: 'block' }>;

/** The bed that was pressed: on free days, or on a block. */
export type BedRequest = { house: House; room: Room; bed: Bed } & (
  | { gap: Bed['gaps'][number]; from: string }
  | { block: Block }
);

interface BedDialogProps {
  /** null: closed. */
  request: BedRequest | null;
  onClose: () => void;
}

/** Invites someone into free days of a bed, blocks the days, or removes a block. */
export function BedDialog({ request, onClose }: BedDialogProps) {
  const { t } = useTranslation('pages/my-crew/calendar');
  const { revalidate } = useRevalidator();
  // Shows its last content while closing.
  const [lastRequest, setLastRequest] = useState(request);
  const [isBlocking, setBlocking] = useState(false);
  if (request !== null && request !== lastRequest) {
    setLastRequest(request);
    setBlocking(false);
  }
  if (lastRequest === null) return null;
  const onDone = (message: string) => {
    onClose();
    toast({ kind: 'success', message });
    revalidate();
  };
  const { room, bed } = lastRequest;
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      title={t('bed_title', { room: room.room_name, bed: bed.bed_name })}
      closeLabel={t('close', { ns: 'common' })}
    >
      {'block' in lastRequest ? (
        <BlockView block={lastRequest.block} {...{ onClose, onDone }} />
      ) : isBlocking ? (
        <BlockForm request={lastRequest} {...{ onClose, onDone }} />
      ) : (
        <Choice request={lastRequest} onBlock={() => setBlocking(true)} onClose={onClose} />
      )}
    </Dialog>
  );
}

type FreeRequest = Extract<BedRequest, { from: string }>;

interface ChoiceProps {
  request: FreeRequest;
  onBlock: () => void;
  onClose: () => void;
}

/** What to do with the free days. */
function Choice({ request: { house, bed, gap, from }, onBlock, onClose }: ChoiceProps) {
  const { t } = useTranslation('pages/my-crew/calendar');
  const { member } = usePage();
  const daysOf = useDayWords();
  const openDialog = useRentalDialog();
  const isHeldUp = member?.expired === true || member?.status !== 'ACTIVE';
  const invite = () => {
    onClose();
    const days = { startDate: from, ...(gap.until !== null && { endDate: gap.until }) };
    openDialog({ action: 'invite', listingId: house.id, bedId: bed.id, days });
  };
  return (
    <>
      <p className="m-0 text-ink-soft">{t('free', { days: daysOf(gap) })}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
        <Button variant="outline" onClick={onBlock}>
          {t('block_days')}
        </Button>
        <Button
          variant="accent"
          disabled={isHeldUp}
          aria-describedby={isHeldUp ? 'account-notice' : undefined}
          onClick={invite}
        >
          {t('invite')}
        </Button>
      </div>
    </>
  );
}

interface FormProps {
  onClose: () => void;
  onDone: (message: string) => void;
}

/** A block is often a repair of a few days. */
const DAYS_AT_FIRST = 7;
const FIELDS = ['from', 'until', 'note'];

function BlockForm({
  request: { bed, gap, from },
  onClose,
  onDone,
}: FormProps & { request: FreeRequest }) {
  const { t } = useTranslation('pages/my-crew/calendar');
  const { locale } = usePage();
  const week = addDays(from, DAYS_AT_FIRST);
  const [values, setValues] = useState({
    from,
    until: gap.until !== null && gap.until < week ? gap.until : week,
    note: '',
  });
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    issue: form.keyOf(name),
    onValue: (value: string) => {
      setValues((last) => ({ ...last, [name]: value }));
      form.clear(name);
    },
  });
  const submit = async () => {
    const answer = await send(
      () => call(rentals.blockBed, { params: { id: bed.id }, body: values }, { quiet: true }),
      ({ body }) => form.show(issuesFromServer(body.errors, FIELDS)),
    );
    if (answer !== undefined)
      onDone(t('is_blocked', { day: shortDate(answer.data.until, locale) }));
  };
  return (
    <Form form={form} onSubmit={submit}>
      <p className="m-0 text-ink-soft">{t('block_text')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField type="date" label={t('block_from')} {...field('from')} />
        <TextField type="date" label={t('block_until')} {...field('until')} />
      </div>
      <TextField
        label={t('note')}
        hint={t('note_hint')}
        optional
        maxLength={BLOCK_NOTE_MAX}
        {...field('note')}
      />
      <div>
        <Refused error={refusal} />
        <FormFoot save={t('block_days')} busy={busy} onCancel={onClose} />
      </div>
    </Form>
  );
}

function BlockView({ block, onClose, onDone }: FormProps & { block: Block }) {
  const { t } = useTranslation('pages/my-crew/calendar');
  const daysOf = useDayWords();
  const { busy, refusal, send } = useSend();
  const remove = async () => {
    const params = { id: block.block_id };
    const answer = await send(() => call(rentals.unblockBed, { params }, { quiet: true }));
    if (answer !== undefined) onDone(t('is_unblocked'));
  };
  return (
    <Form onSubmit={remove}>
      <Refused error={refusal} />
      <p className="m-0">{t('is_blocked_days', { days: daysOf(block) })}</p>
      {block.note !== '' && <p className="m-0 text-ink-soft wrap-anywhere">{block.note}</p>}
      <FormFoot save={t('unblock')} busy={busy} onCancel={onClose} />
    </Form>
  );
}

/** The server's sentence, such as the day on which the bed is taken. Fields show their own errors. */
function Refused({ error }: { error: ApiError | null }) {
  const { t } = useTranslation('pages/my-crew/calendar');
  if (error === null || error.body.errors !== undefined) return null;
  const { message } = error.body;
  return (
    <div className="mb-4">
      <FormRefusal>{message || t('something_went_wrong', { ns: 'common' })}</FormRefusal>
    </div>
  );
}
