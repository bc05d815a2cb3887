import type { contract } from '@crewpad/contract';
import { billing } from '@crewpad/contract/endpoints';
import { CARD_EXPIRY_YEARS, PROMOTION_KIND } from '@crewpad/domain';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useCardSaved } from '../../features/billing/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/browser-call.ts';
import { storeCharged } from '../../lib/charged-cards.ts';
import { usePage } from '../../lib/page-context.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type FieldIssue, issuesFromServer } from '../../ui/form/field-issues.ts';
import { Form } from '../../ui/form/form.tsx';
import { twoClass } from '../../ui/form/form-classes.ts';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useFormIssues } from '../../ui/form/use-form-issues.ts';
import { toast } from '../../ui/toast.ts';
import { useFocusAtFirst } from './details/use-focus-at-first.ts';
import { useApplyUser, useSave } from './use-save.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const VALIDATION_FAILED = 422;
const ORDER = ['exp_month', 'exp_year'];

interface ExpiryFormProps {
  card: contract.billing.CardInfo;
  onSaved: () => void;
  onLeave: () => void;
}

/** A new expiry date for the card on file, after the bank reissued it. */
function ExpiryForm({ card, onSaved, onLeave }: ExpiryFormProps) {
  const { t } = useTranslation('pages/settings/billing');
  const { t: f } = useTranslation('ui/form');
  const form = useFormIssues();
  const applyUser = useApplyUser();
  const showSaved = useCardSaved();
  const { busy, save, refuse } = useSave(form, ORDER);
  const { year: first } = usePage();
  const years = Array.from({ length: CARD_EXPIRY_YEARS }, (_, at) => first + at);
  const [month, setMonth] = useState(String(card.exp_month));
  const [year, setYear] = useState(years.includes(card.exp_year) ? String(card.exp_year) : '');
  useFocusAtFirst('exp_month');

  const submit = async () => {
    const issues: FieldIssue[] = [];
    if (month === '') issues.push({ field: 'exp_month', key: 'month_is_required' });
    if (year === '') issues.push({ field: 'exp_year', key: 'year_is_required' });
    form.show(issues);
    if (issues.length > 0) return refuse(t('verify_info'));
    await save(async () => {
      const body = { exp_month: Number(month), exp_year: Number(year) };
      try {
        const answer = await call(billing.updateCard, { body });
        const { user, renewal, charged } = answer;
        storeCharged(user.id, charged);
        showSaved(renewal, user.payment_method, t('expiry_saved'));
        await applyUser(user);
        onSaved();
      } catch (error) {
        // Shown once, beside the date and above it.
        const errors = isApiError(error) && error.status === VALIDATION_FAILED && error.body.errors;
        if (!errors) throw error;
        form.show(issuesFromServer(errors, ORDER));
      }
    });
  };

  return (
    <div>
      <Form form={form} onSubmit={submit}>
        <div className={twoClass}>
          <SelectField
            name="exp_month"
            label={t('month')}
            autoComplete="cc-exp-month"
            value={month}
            onValue={(value) => {
              setMonth(value);
              form.clear(...ORDER);
            }}
            issue={form.keyOf('exp_month')}
          >
            <option value="">{f('choose')}</option>
            {MONTHS.map((option) => (
              <option key={option} value={option}>
                {String(option).padStart(2, '0')}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="exp_year"
            label={t('year')}
            autoComplete="cc-exp-year"
            value={year}
            onValue={(value) => {
              setYear(value);
              form.clear(...ORDER);
            }}
            issue={form.keyOf('exp_year')}
          >
            <option value="">{f('choose')}</option>
            {years.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </SelectField>
        </div>
        <FormFoot save={t('save_expiry')} busy={busy} onCancel={onLeave} />
      </Form>
    </div>
  );
}

interface CurrentCardActionsProps {
  user: contract.accounts.OwnUser;
  card: contract.billing.CardInfo;
  /** What a card is charged automatically. */
  willCharge: contract.billing.WillCharge[];
  /** Another date can make it valid again: also an expired one, but not a deleted one. */
  canEdit: boolean;
  onSaved: () => void;
  onDeleted: () => void;
}

/** Edits the expiry date of the card on file, or deletes it. */
export function CurrentCardActions(props: CurrentCardActionsProps) {
  const { user, card, willCharge, canEdit, onSaved, onDeleted } = props;
  const { t } = useTranslation('pages/settings/billing');
  const applyUser = useApplyUser();
  const { busy, save } = useSave();
  const [isEdited, setEdited] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    // Closing the form returns the focus to the button that opened it.
    if (!isEdited && isLeft.current) edit.current?.focus();
    isLeft.current = false;
  }, [isEdited]);
  const hasPlan = user.user_plan !== null;

  const confirm = async () => {
    const isDone = await save(async () => {
      const answer = await call(billing.removePaymentMethod, {});
      setConfirming(false);
      await applyUser(answer.user);
      toast({ kind: 'success', message: t(hasPlan ? 'deleted' : 'deleted_tenant') });
    });
    if (isDone) onDeleted();
  };

  return (
    <div>
      {isEdited ? (
        <ExpiryForm
          card={card}
          onSaved={() => {
            setEdited(false);
            onSaved();
          }}
          onLeave={() => {
            isLeft.current = true;
            setEdited(false);
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {canEdit && (
            <Button ref={edit} variant="outline" onClick={() => setEdited(true)}>
              {t('edit_expiry')}
            </Button>
          )}
          <Button
            variant="outline"
            className="[&:not(:disabled)]:border-bad! [&:not(:disabled)]:text-bad!"
            onClick={() => setConfirming(true)}
          >
            <IconTrash aria-hidden size={20} stroke={1.75} />
            {t('delete', { ns: 'common' })}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('delete_title')}
        confirm={t('delete_confirm')}
        cancel={t('cancel', { ns: 'common' })}
        close={t('close', { ns: 'common' })}
        busy={busy}
        danger
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
      >
        <p>{t('delete_text')}</p>
        <p>
          <strong>{t(hasPlan ? 'delete_effect' : 'delete_effect_tenant')}</strong>
        </p>
        <ul>
          {hasPlan && <li>{t('delete_renewals')}</li>}
          {willCharge.some(({ kind }) => kind === PROMOTION_KIND) && (
            <li>{t('delete_featured')}</li>
          )}
          {willCharge.some(({ kind }) => kind === 'rent') && <li>{t('delete_autopay')}</li>}
        </ul>
      </ConfirmDialog>
    </div>
  );
}
