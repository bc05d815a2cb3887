import type { contract } from '@crewpad/contract';
import { billing } from '@crewpad/contract/endpoints';
import { CARD_EXPIRY_YEARS } from '@crewpad/domain';
import { useState } from 'react';
import { useCardSaved } from '../../../features/billing/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { storeCharged } from '../../../lib/charged-cards.ts';
import { usePage } from '../../../lib/page-context.ts';
import { type FieldIssue, issuesFromServer } from '../../../ui/form/field-issues.ts';
import formClasses from '../../../ui/form/form.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { useFocusAtFirst } from '../details/use-focus-at-first.ts';
import { useApplyUser } from '../use-apply-user.ts';
import { useSave } from '../use-save.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const REFUSED = 422;
const ORDER = ['exp_month', 'exp_year'];

interface ExpiryFormProps {
  card: contract.billing.CardInfo;
  onSaved: () => void;
  onLeave: () => void;
}

/** A new expiry date for the card on file, after the bank reissued it. */
export function ExpiryForm({ card, onSaved, onLeave }: ExpiryFormProps) {
  const { t } = useTranslation('pages/settings/billing');
  const { t: f } = useTranslation('ui/form');
  const form = useFormIssues();
  const take = useApplyUser();
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
        await take(user);
        onSaved();
      } catch (error) {
        // Shown once, beside the date and above it.
        const refused = isApiError(error) && error.status === REFUSED && error.body.errors;
        if (!refused) throw error;
        form.show(issuesFromServer(refused, ORDER));
      }
    });
  };

  return (
    <div>
      <Form form={form} onSubmit={submit}>
        <div className={formClasses.two}>
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
            {MONTHS.map((one) => (
              <option key={one} value={one}>
                {String(one).padStart(2, '0')}
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
            {years.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        </div>
        <FormFoot save={t('save_expiry')} busy={busy} onCancel={onLeave} />
      </Form>
    </div>
  );
}
