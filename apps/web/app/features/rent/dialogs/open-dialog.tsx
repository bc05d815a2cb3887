import type { contract } from '@crewpad/contract';
import { rent } from '@crewpad/contract/endpoints';
import { AUTOPAY } from '@crewpad/domain';
import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { dismissToasts, toast } from '../../../ui/toast.ts';
import {
  type DialogFormProps,
  HistoryView,
  InviteForm,
  NoteForm,
  NotReady,
  nameOf,
  Refusal,
  type RentalDialogRequest,
} from '../../rentals/index.ts';
import { AutopayRequestForm } from './autopay-request-form.tsx';
import { ChangeRentForm } from './change-rent-form.tsx';
import { LateFeeForm, RemindForm } from './late-forms.tsx';
import { textClass } from './money-classes.ts';
import { AnswerObjectionForm, ObjectionForm } from './objection-forms.tsx';
import { PaymentForm } from './payment-form.tsx';
import { VoidForm, WriteOffForm } from './reason-forms.tsx';
import { AfterCheckout, transactionsOf } from './refunds/after-checkout.tsx';
import { RefundForm } from './refunds/refund-form.tsx';
import type { RefundWay } from './refunds/refund-values.ts';
import { targetOfRental, targetOfRow } from './refunds/settlement.ts';
import { CollectForm, RequestForm, WithdrawForm } from './request-forms.tsx';
import { StepForm } from './step-form.tsx';
import { useMoney } from './use-money.ts';

const ABOUT = 'rental';

/** Long forms, and those that move money. */
const FORMS: readonly string[] = [
  'invite',
  'edit_invite',
  'update',
  'add_payment',
  'pay_rent',
  'request_payment',
  'edit_request',
  'remind',
  'late_fee',
  'change_rent',
  'request_autopay',
  'collect',
  'refund',
  'refund_rent',
  'void',
  'write_off',
  'object',
  'answer_objection',
  'settle_stay',
];

export interface OpenDialogProps {
  request: RentalDialogRequest | null;
  onClose: () => void;
}

/** The dialog about an invitation or a rental. */
export default function OpenDialog({ request, onClose }: OpenDialogProps) {
  const { t } = useTranslation('rentals/forms');
  const { revalidate } = useRevalidator();
  // Shows its last content while closing.
  const [lastRequest, setLastRequest] = useState(request);
  if (request !== null && request !== lastRequest) setLastRequest(request);
  useEffect(() => {
    // On phones it would cover the close button of the next dialog.
    if (request !== null) dismissToasts(ABOUT);
  }, [request]);
  const onDone: DialogFormProps['onDone'] = (message, action) => {
    onClose();
    toast({ kind: 'success', message, about: ABOUT, ...(action && { action }) });
    revalidate();
  };
  if (lastRequest === null) return null;
  const name = whoOf(lastRequest, t('email_hidden_name'));
  const isForm = FORMS.includes(lastRequest.action);
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      title={t(`title_${titleOf(lastRequest)}`, { name })}
      closeLabel={t('close', { ns: 'common' })}
      wide={['invite', 'edit_invite', 'update'].includes(lastRequest.action)}
      // A press outside must not close a long form.
      alert={isForm}
    >
      <Content request={lastRequest} name={name} onClose={onClose} onDone={onDone} />
    </Dialog>
  );
}

function Content({
  request,
  name,
  ...form
}: { request: RentalDialogRequest; name: string } & DialogFormProps) {
  switch (request.action) {
    case 'invite':
      return (
        <InviteForm
          listingId={request.listingId}
          bedId={request.bedId}
          person={request.person}
          days={request.days}
          {...form}
        />
      );
    case 'edit_invite':
    case 'update':
      return <InviteForm rental={request.rental} {...form} />;
    case 'edit_note':
      return <NoteForm rental={request.rental} {...form} />;
    case 'view_history':
      return <HistoryView rental={request.rental} />;
    case 'add_payment':
      return <PaymentForm target={targetOfRental(request.rental, name)} {...form} />;
    case 'pay_rent':
      return <PaymentForm target={targetOfRow(request.row)} {...form} />;
    case 'request_payment':
      return <RequestForm rental={request.rental} name={name} {...form} />;
    case 'edit_request':
      return <RequestForm request={request.request} name={name} {...form} />;
    case 'withdraw_request':
      return <WithdrawForm request={request.request} name={name} {...form} />;
    case 'request_autopay':
      return request.rental.auto_pay === AUTOPAY.stopAsked ? (
        <AutopayStopForm rental={request.rental} name={name} keeps {...form} />
      ) : (
        <AutopayRequestForm rental={request.rental} name={name} {...form} />
      );
    case 'disable_autopay':
      return <AutopayStopForm rental={request.rental} name={name} {...form} />;
    case 'remind':
      return <RemindForm rental={request.rental} name={name} {...form} />;
    case 'change_rent':
      return <ChangeRentForm rentals={request.rentals} {...form} />;
    case 'late_fee':
      return <LateFeeForm lateFee={request.lateFee} name={name} {...form} />;
    case 'collect':
      return <CollectForm row={request.row} {...form} />;
    case 'refund_rent':
      return <RefundOfRow row={request.row} way={request.way} {...form} />;
    case 'refund':
      return <RefundForm payment={request.payment} way={request.way} {...form} />;
    case 'void':
      return <VoidForm payment={request.payment} {...form} />;
    case 'write_off':
      return <WriteOffForm rent={request.rent} {...form} />;
    case 'object':
      return <ObjectionForm payments={request.payments} {...form} />;
    case 'answer_objection':
      return <AnswerObjectionForm objection={request.objection} name={name} {...form} />;
    case 'settle_stay':
      return <AfterCheckout {...request} name={name} {...form} />;
    default:
      return <StepForm action={request.action} rental={request.rental} name={name} {...form} />;
  }
}

/** The person of the dialog. */
function whoOf(request: RentalDialogRequest, fallback: string): string {
  if ('rental' in request) return nameOf(request.rental, fallback);
  if ('rentals' in request) return '';
  if ('row' in request) return request.row.tenant || fallback;
  if ('tenant' in request) return request.tenant || fallback;
  if ('rent' in request) return request.rent.tenant || fallback;
  if ('payment' in request) return request.payment.tenant_name || fallback;
  return 'request' in request ? request.request.tenant_name || fallback : '';
}

function titleOf(request: RentalDialogRequest) {
  if (request.action === 'pay_rent') return 'add_payment';
  if (request.action === 'request_autopay' && request.rental.auto_pay === AUTOPAY.stopAsked)
    return 'keep_autopay';
  if (request.action === 'disable_autopay' && request.rental.auto_pay === AUTOPAY.asked)
    return 'withdraw_autopay';
  if (request.action !== 'refund' && request.action !== 'refund_rent') return request.action;
  if (request.way !== undefined) return `return_${request.way}` as const;
  const isDeposit = 'payment' in request && request.payment.payment_for === 'deposit';
  return isDeposit ? 'settle' : 'refund';
}

interface RefundOfRowProps extends DialogFormProps {
  row: Pick<contract.reports.RentRow, 'rental_id' | 'charge_id'>;
  way?: RefundWay | undefined;
}

/** The refund of a rent roll row, after loading its payment. */
function RefundOfRow({ row, way, ...form }: RefundOfRowProps) {
  const { t } = useTranslation('rent/dialogs');
  const { rental_id } = row;
  const load = useCallback(() => transactionsOf(rental_id), [rental_id]);
  const [payments, retry] = useLoaded(load);
  if (payments.state !== 'ready') return <NotReady state={payments.state} onRetry={retry} />;
  const payment = payments.data.find(({ id }) => id === row.charge_id);
  if (!payment?.abilities.refund) return <p className={textClass}>{t('nothing_to_refund')}</p>;
  return <RefundForm payment={payment} way={way} {...form} />;
}

interface AutopayStopFormProps extends DialogFormProps {
  rental: Pick<contract.rentals.Rental, 'id' | 'status' | 'auto_pay'>;
  name: string;
  /** The lister takes back their request to stop. */
  keeps?: boolean;
}

/**
 * Turns AutoPay off, withdraws the request for it or the one to stop it, or asks the tenant to
 * agree.
 */
function AutopayStopForm({ rental, name, keeps, onClose, onDone }: AutopayStopFormProps) {
  const { t } = useTranslation('rent/dialogs');
  const { busy, refusal, send } = useMoney(t('stop_failed'));
  const isWithdrawn = rental.auto_pay === AUTOPAY.asked;
  const isOffer = rental.status === 'pending';
  const kind = keeps ? 'keep' : isWithdrawn ? 'withdraw' : isOffer ? 'offer' : 'ask';
  const params = { id: rental.id };
  const submit = async () => {
    const answer = await send({}, (_, options) =>
      keeps
        ? call(rent.requestAutopay, { params, body: {} }, options)
        : call(rent.disableAutopay, { params }, options),
    );
    const messageKey = keeps ? 'stop_done_keep' : kind === 'ask' ? 'stop_done' : 'stop_done_now';
    if (answer !== undefined) onDone(t(messageKey));
  };
  return (
    <Form onSubmit={submit}>
      <div>
        <Refusal error={refusal} />
        <p className={textClass}>{t(`stop_${kind}`, { name })}</p>
        <FormFoot save={t(`stop_${kind}_button`)} busy={busy} onCancel={onClose} />
      </div>
    </Form>
  );
}
