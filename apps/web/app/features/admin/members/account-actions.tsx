import type { contract } from '@crewpad/contract';
import { admin } from '@crewpad/contract/endpoints';
import { ADMIN_REASON_MAX, LANGUAGE_ZONES, localDate } from '@crewpad/domain';
import {
  IconCalendarEvent,
  IconCashOff,
  IconLock,
  IconLockOpen,
  IconMail,
  IconMailForward,
  IconMailOff,
  IconReceiptRefund,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useSend } from '../../../lib/use-send.ts';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { CheckField } from '../../../ui/form/choice-fields.tsx';
import { issuesFromServer } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';

type Member = contract.admin.MemberDetail;

interface Values {
  reason: string;
  until: string;
  amount: string;
  email: string;
  holds: boolean;
}

const QUIET = { quiet: true } as const;

/** What admins do to an account, in the order of the menu. */
const ACTIONS = {
  move_term: {
    Icon: IconCalendarEvent,
    fields: ['until', 'reason'],
    send: (id: number, { until, reason }: Values) =>
      call(admin.moveMemberTerm, { params: { id }, body: { until, reason } }, QUIET),
  },
  refund: {
    Icon: IconReceiptRefund,
    fields: ['amount', 'reason'],
    send: (id: number, { amount, reason }: Values, idempotencyKey: string) =>
      call(
        admin.refundMember,
        { params: { id }, body: { amount, reason } },
        { ...QUIET, idempotencyKey },
      ),
  },
  change_email: {
    Icon: IconMail,
    fields: ['email', 'reason'],
    send: (id: number, { email, reason }: Values) =>
      call(admin.changeMemberEmail, { params: { id }, body: { email, reason } }, QUIET),
  },
  stop_email: {
    Icon: IconMailOff,
    fields: [],
    send: (id: number) => call(admin.stopMemberEmail, { params: { id } }, QUIET),
  },
  resend_verification: {
    Icon: IconMailForward,
    fields: ['reason'],
    send: (id: number, { reason }: Values) =>
      call(admin.resendMemberVerification, { params: { id }, body: { reason } }, QUIET),
  },
  lock: {
    Icon: IconLock,
    fields: ['reason', 'hold_collections'],
    send: (id: number, { reason, holds: hold_collections }: Values) =>
      call(admin.lockMember, { params: { id }, body: { reason, hold_collections } }, QUIET),
  },
  hold_collections: {
    Icon: IconCashOff,
    fields: ['reason'],
    send: (id: number, { reason }: Values) =>
      call(admin.lockMember, { params: { id }, body: { reason, hold_collections: true } }, QUIET),
  },
  unlock: {
    Icon: IconLockOpen,
    fields: ['reason'],
    send: (id: number, { reason }: Values) =>
      call(admin.unlockMember, { params: { id }, body: { reason } }, QUIET),
  },
} as const;
type Action = keyof typeof ACTIONS;

/** What an admin does to the account, behind one button: each asks for a reason. */
export function AccountActions({ member }: { member: Member }) {
  const { t } = useTranslation('admin/operations');
  const [action, setAction] = useState<Action | null>(null);
  const possible = (Object.keys(ACTIONS) as Action[]).filter((name) => member.abilities[name]);
  if (possible.length === 0) return null;
  return (
    <>
      <ActionsMenu
        label={t('actions')}
        actions={possible.map((name) => ({
          key: name,
          Icon: ACTIONS[name].Icon,
          text: t(name),
          notes: [],
          isDanger: name === 'lock' || name === 'hold_collections',
          onSelect: () => setAction(name),
        }))}
      />
      {action !== null && (
        <ReasonDialog member={member} action={action} onClose={() => setAction(null)} />
      )}
    </>
  );
}

interface ReasonDialogProps {
  member: Member;
  action: Action;
  onClose: () => void;
}

/** What the fields show first: the end of the term and all that is left, to be changed. */
function firstValues({ expire_at, plan_payment }: Member, zone: string): Values {
  return {
    reason: '',
    until: expire_at === null ? '' : localDate(new Date(expire_at), zone),
    amount: plan_payment === null ? '' : String(plan_payment.left),
    email: '',
    holds: false,
  };
}

function ReasonDialog({ member, action, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const { revalidate } = useRevalidator();
  const { id, display_name: name } = member;
  const { fields, send: order } = ACTIONS[action];
  const [values, setValues] = useState(() => firstValues(member, LANGUAGE_ZONES[locale]));
  const [key] = useState(() => crypto.randomUUID());
  const form = useFormIssues();
  const { busy, refusal, send } = useSend();
  const set = (change: Partial<Values>) => {
    setValues((before) => ({ ...before, ...change }));
    form.clear(...Object.keys(change));
  };
  const has = (field: string) => fields.some((one) => one === field);
  const submit = async () => {
    const reason = values.reason.trim();
    if (has('reason') && reason === '')
      return form.show([{ field: 'reason', key: 'reason_is_required' }]);
    const answer = await send(
      () => order(id, { ...values, reason }, key) as Promise<{ message: string }>,
      ({ body }) => form.show(issuesFromServer(body.errors, fields)),
    );
    if (answer === undefined) return;
    toast({ kind: 'success', message: answer.message });
    onClose();
    await revalidate();
  };
  const left = exactMoney(member.plan_payment?.left ?? 0, locale);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${action}_title`, { name })}
      closeLabel={t('close', { ns: 'common' })}
    >
      <Form form={form} onSubmit={submit} className="grid gap-4">
        <p className="m-0">
          {t(
            action === 'unlock' && member.locked?.holds_collections
              ? 'unlock_held_text'
              : `${action}_text`,
          )}
        </p>
        {has('until') && (
          <TextField
            name="until"
            type="date"
            label={t('until')}
            value={values.until}
            onValue={(until) => set({ until })}
            issue={form.keyOf('until')}
          />
        )}
        {has('email') && (
          <TextField
            name="email"
            type="email"
            autoComplete="off"
            label={t('new_email')}
            value={values.email}
            onValue={(email) => set({ email })}
            issue={form.keyOf('email')}
          />
        )}
        {has('amount') && (
          <AmountField
            name="amount"
            label={t('amount')}
            hint={t('amount_left', { left })}
            value={values.amount}
            onValue={(amount) => set({ amount })}
            issue={form.keyOf('amount')}
          />
        )}
        {has('reason') && (
          <TextAreaField
            name="reason"
            label={t('reason')}
            hint={action === 'resend_verification' ? undefined : t('reason_hint')}
            value={values.reason}
            maxLength={ADMIN_REASON_MAX}
            onValue={(reason) => set({ reason })}
            issue={form.keyOf('reason')}
          />
        )}
        {has('hold_collections') && (
          <CheckField
            name="hold_collections"
            label={t('hold_collections')}
            hint={t('hold_collections_text')}
            checked={values.holds}
            onValue={(holds) => set({ holds })}
          />
        )}
        {refusal && refusal.body.errors === undefined && (
          <FormRefusal>{refusal.body.message || t('failed')}</FormRefusal>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button
            type="submit"
            variant={action === 'lock' || action === 'hold_collections' ? 'danger' : 'accent'}
            disabled={busy}
          >
            {t(action)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
