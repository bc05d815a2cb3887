import type { contract } from '@crewpad/contract';
import { billing } from '@crewpad/contract/endpoints';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import type { DialogFormProps } from '../../rentals/index.ts';
import { AboutLine } from './about-line.tsx';
import classes from './money.module.css';
import { leftOf } from './refunds/settlement.ts';
import { FeeLines } from './requests/fee-lines.tsx';
import { useMoney } from './use-money.ts';

interface CollectFormProps extends DialogFormProps {
  row: contract.reports.RentRow;
}

/** Charges the tenant's card again for due rent. */
export function CollectForm({ row, onClose, onDone }: CollectFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const { locale } = usePage();
  const { busy, refused, send } = useMoney(t('collect_failed'));
  const left = leftOf(row);
  const amount = exactMoney(left, locale);
  const { charge_id: id } = row;
  const submit = async () => {
    if (id === null) return;
    const done = await send({}, (_, options) =>
      call(billing.collectCharge, { params: { id } }, options),
    );
    if (done === undefined) return;
    if ('data' in done) {
      onDone(t('collect_done', { amount: exactMoney(done.data.amount, locale) }));
    } else onDone(t(done.status === 'processing' ? 'collect_processing' : 'collect_action'));
  };
  return (
    <Form onSubmit={submit}>
      <AboutLine
        payment_for="rent"
        amount={row.amount}
        period_from={row.period_from}
        period_to={row.period_to}
      />
      <p className={classes.text}>{t('collect_text', { name: row.tenant, amount })}</p>
      <FeeLines amount={left} />
      <div>
        {/* What is wrong with the tenant's card is theirs to set right. */}
        {refused && <FormRefusal>{refused.body.message}</FormRefusal>}
        <FormFoot save={t('collect_button', { amount })} busy={busy} onCancel={onClose} />
      </div>
    </Form>
  );
}
