import type { CardInfo, updateCard } from '@crewpad/contract';
import { CARD_EXPIRY_YEARS } from '@crewpad/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formText } from '../../../i18n/en/form.ts';
import { settingsBillingText } from '../../../i18n/en/settings-billing.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { endpoint } from '../../../lib/browser-call.ts';
import { Button } from '../../../ui/button.tsx';
import type { FieldIssue } from '../../../ui/form/field-issues.ts';
import formClasses from '../../../ui/form/form.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { toast } from '../../../ui/toast.ts';
import { useSave } from '../use-save.ts';
import { useTakeUser } from '../use-take-user.ts';
import classes from './card.module.css';

const sendExpiry = endpoint<typeof updateCard>('POST', '/stripe/update-card');
const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const REFUSED = 422;

/** A new date of expiry for the card on file: the bank sent the same card again. */
export function ExpiryForm({ card, onLeave }: { card: CardInfo; onLeave: () => void }) {
  const { t } = useTranslation(settingsBillingText);
  const { t: f } = useTranslation(formText);
  const form = useFormIssues();
  const take = useTakeUser();
  const { busy, save } = useSave(form, ['exp_month', 'exp_year']);
  const first = new Date().getUTCFullYear();
  const years = Array.from({ length: CARD_EXPIRY_YEARS }, (_, at) => first + at);
  const [month, setMonth] = useState(String(card.exp_month));
  const [year, setYear] = useState(years.includes(card.exp_year) ? String(card.exp_year) : '');
  const refuse = () => toast({ kind: 'error', message: t('verify_info') });

  const submit = async () => {
    const issues: FieldIssue[] = [];
    if (month === '') issues.push({ field: 'exp_month', key: 'month_is_required' });
    if (year === '') issues.push({ field: 'exp_year', key: 'year_is_required' });
    form.show(issues);
    if (issues.length > 0) return refuse();
    const isDone = await save(async () => {
      const body = { exp_month: Number(month), exp_year: Number(year) };
      try {
        const { user } = await sendExpiry({ body });
        await take(user);
      } catch (error) {
        if (isApiError(error) && error.status === REFUSED) refuse();
        throw error;
      }
    });
    if (!isDone) return;
    toast({ kind: 'success', message: t('expiry_saved') });
    onLeave();
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
              form.mend('exp_month');
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
              form.mend('exp_year');
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
        <div className={classes.actions}>
          <Button type="submit" variant="accent" disabled={busy}>
            {busy ? f('one_moment') : t('save_expiry')}
          </Button>
          <Button variant="subtle" onClick={onLeave}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
