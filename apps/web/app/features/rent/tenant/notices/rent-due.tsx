import type { contract, OperationAnswer } from '@crewpad/contract';
import { billing } from '@crewpad/contract/endpoints';
import { addDays, dueDay, isAutopayOn, localDate, type ObjectionSubject } from '@crewpad/domain';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { exactMoney, shortDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { useNow } from '../../../../lib/when.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { CardPayment } from '../../../billing/index.ts';
import { dueThere, dueTime, useRentalDialog } from '../../../rentals/index.ts';
import { owedParts, owedSince } from '../../charge-parts.ts';
import type { MyRental, Payer } from '../load-my-rentals.ts';
import { Notice } from './notice.tsx';
import { openBehind, rentNotice, unconfirmedBehind } from './notices.ts';

type CollectedCharge = Extract<
  OperationAnswer<typeof contract.billing.collectCharge>,
  { data: unknown }
>;

const MY_RENTALS = '/my-crashpad';

interface PayRentProps {
  rental: MyRental;
  charge: NonNullable<MyRental['open_charge']>;
  payer: Payer;
}

/** Pays due rent: the card, and the exact amount. */
function PayRent({ rental, charge, payer: { user, card } }: PayRentProps) {
  const { t } = useTranslation('rent/tenant/money');
  const { locale } = usePage();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const amount = exactMoney(charge.amount, locale);
  const close = () => navigate(MY_RENTALS, { replace: true, preventScrollReset: true });
  return (
    <section
      aria-labelledby="pay-rent"
      className="grid grid-cols-1 gap-6 rounded-md border border-line-strong p-4"
    >
      <div>
        <h4 id="pay-rent" ref={heading} tabIndex={-1} className="m-0 text-md focus:outline-0">
          {t('pay_title')}
        </h4>
        <p className="mx-0 mt-2 mb-0 flex items-baseline justify-between gap-4 [&_strong]:flex-none [&_strong]:text-md">
          <span>
            {t('pay_period', {
              from: shortDate(charge.period_from, locale),
              to: shortDate(addDays(charge.period_to, -1), locale),
            })}
          </span>
          <strong>{amount}</strong>
        </p>
        <p className="mx-0 mt-1 mb-0 text-xs text-ink-soft">
          {t('pay_fee', { lister: rental.lister?.display_name ?? '' })}
        </p>
      </div>
      <CardPayment<CollectedCharge>
        user={user}
        card={card}
        label={t('pay_amount', { amount })}
        cancelLabel={t('not_now')}
        onCancel={close}
        pay={(idempotencyKey) =>
          call(
            billing.collectCharge,
            { params: { id: charge.id } },
            { quiet: true, idempotencyKey },
          )
        }
        onPaid={async ({ data }) => {
          // An entry may have lowered what was left to charge.
          const chargedAmount = exactMoney(data.amount, locale);
          toast({ kind: 'success', message: t('paid', { amount: chargedAmount }) });
          await close();
        }}
        onPaidElsewhere={async (_paid, message) => {
          toast({ kind: 'info', message });
          await close();
        }}
      />
    </section>
  );
}

interface RentDueProps {
  rental: MyRental;
  payer: Payer;
  /** The rent whose payment is the main action; null for none. */
  next: number | null;
}

/** The oldest unpaid due rent with a pay button, and newer rent that waits for a confirmation. */
export function RentDue(props: RentDueProps) {
  const { t } = useTranslation('rent/tenant/money');
  const { locale, member } = usePage();
  const [params] = useSearchParams();
  const { rental, payer } = props;
  const newer = unconfirmedBehind(rental, payer.payable);
  return (
    <>
      <OldestRent {...props} />
      {openBehind(rental)
        .filter(({ id }) => params.get('pay') !== String(id))
        .map((charge) => (
          <NewerRent key={charge.id} charge={charge} {...props} />
        ))}
      {newer
        .filter(({ id }) => params.get('pay') !== String(id))
        .map(({ id, amount, period_from, period_to }) => (
          <Notice
            key={id}
            kind="warn"
            title={t('unconfirmed_title', { amount: exactMoney(amount, locale) })}
            actions={
              !member?.switched && (
                <>
                  <PayButton id={id} next={props.next} />
                  <ObjectButton id={id} payer={payer} />
                </>
              )
            }
          >
            <p>{t('unconfirmed_text')}</p>
            <p>
              {t('pay_period', {
                from: shortDate(period_from, locale),
                to: shortDate(addDays(period_to, -1), locale),
              })}
            </p>
          </Notice>
        ))}
    </>
  );
}

/** Newer rent that is open too: its state, and when the card is charged for it. */
function NewerRent({
  charge,
  rental,
  payer,
  next,
}: RentDueProps & { charge: ReturnType<typeof openBehind>[number] }) {
  const { t } = useTranslation('rent/tenant/money');
  const { locale, member } = usePage();
  const { id, state, late_days } = charge;
  const amount = exactMoney(charge.amount, locale);
  return (
    <Notice
      kind={state === 'due' ? 'warn' : 'bad'}
      title={
        late_days
          ? t('late_days_title', { amount, count: late_days })
          : t(`${state}_title`, { amount })
      }
      actions={
        !member?.switched && (
          <>
            {payer.payable.includes(id) && <PayButton id={id} next={next} />}
            <ObjectButton id={id} payer={payer} />
          </>
        )
      }
    >
      <p>
        <SinceWhen charge={charge} rental={rental} />
      </p>
      <NextCharge charge={charge} rental={rental} payer={payer} isDue={state === 'due'} />
    </Notice>
  );
}

/** The days of open rent, and since when it is due or open again. */
function SinceWhen({
  charge: { period_from, period_to, due_at, reopened },
  rental,
}: Pick<RentDueProps, 'rental'> & { charge: MyRental['open_charges'][number] }) {
  const { t } = useTranslation('rent/tenant/money');
  const { locale } = usePage();
  const today = localDate(useNow(), rental.time_zone);
  const period = {
    from: shortDate(period_from, locale),
    to: shortDate(addDays(period_to, -1), locale),
  };
  if (reopened === null) {
    // In the far west, rent is due on the evening before its day.
    if (dueDay(new Date(due_at), rental.time_zone) >= today) return t('due_today', period);
    return t('due_text', { ...period, when: dueThere(due_at, rental.time_zone, locale) });
  }
  const lister = rental.lister?.display_name ?? '';
  const values = { ...period, on: shortDate(reopened.on, locale), lister };
  return t(`reopened_${reopened.by}`, values);
}

/** When the card is charged for open rent next, or what has to happen before. */
function NextCharge({
  charge: { hold, next_attempt_at },
  rental,
  payer,
  isDue,
}: Pick<RentDueProps, 'rental' | 'payer'> & {
  charge: MyRental['open_charges'][number];
  /** It has only just become due: the first attempt comes within a minute. */
  isDue: boolean;
}) {
  const { t } = useTranslation('rent/tenant/money');
  const { locale } = usePage();
  const lister = rental.lister?.display_name ?? '';
  // Whatever pauses AutoPay also keeps the lister from charging the card.
  const isPaused = rental.autopay_state?.state === 'paused';
  const isListersToCharge = payer.card?.valid === true && isAutopayOn(rental.auto_pay) && !isPaused;
  return (
    <>
      {next_attempt_at !== null && !isDue && (
        <p>{t('retry', { when: dueTime(next_attempt_at, rental.time_zone, locale) })}</p>
      )}
      {(hold === 'new_card' || hold === 'no_attempt') && (
        <p>
          {t(hold)}
          {isListersToCharge && ` ${t('may_charge', { lister })}`}
        </p>
      )}
      {hold === 'objection' && (
        <p>
          {t(isAutopayOn(rental.auto_pay) ? 'objection_waits' : 'objection_waits_manual', {
            lister,
          })}
        </p>
      )}
    </>
  );
}

export function PayButton({ id, next }: { id: number; next: number | null }) {
  const { t } = useTranslation('rent/tenant/money');
  return (
    <LinkButton to={`?pay=${id}`} preventScrollReset variant={id === next ? 'accent' : 'outline'}>
      {t('pay_now')}
    </LinkButton>
  );
}

/** Opens the objection to a payment, or to those parts of it; nothing if it has none. */
export function ObjectButton({
  id,
  payer,
  parts = ['rent'],
  className,
}: Pick<RentDueProps, 'payer'> & {
  id: number;
  parts?: readonly ObjectionSubject[];
  className?: string;
}) {
  const { t } = useTranslation('rent/tenant/money');
  const openDialog = useRentalDialog();
  const { member } = usePage();
  const hydrated = useHydrated();
  const payments = payer.objectionable
    .filter((payment) => payment.id === id)
    .map((payment) => ({
      ...payment,
      objectionable: payment.objectionable.filter(({ about }) => parts.includes(about)),
    }))
    .filter(({ objectionable }) => objectionable.length > 0);
  if (payments.length === 0) return null;
  return (
    <Button
      variant="subtle"
      className={className}
      disabled={!hydrated || member?.switched === true}
      onClick={() => openDialog({ action: 'object', payments })}
    >
      {t('object')}
    </Button>
  );
}

function OldestRent({ rental, payer, next }: RentDueProps) {
  const { t } = useTranslation('rent/tenant/money');
  const { locale, member } = usePage();
  const now = useNow();
  const [params] = useSearchParams();
  const { open_charge: charge, owed } = rental;
  const due = rental.open_charges.filter(({ state }) => state !== 'upcoming');
  const isAsked = ({ id }: { id: number }) => params.get('pay') === String(id);
  const askedCharge = rental.open_charges.find(
    (charge) => isAsked(charge) && payer.payable.includes(charge.id),
  );
  // A form that is open stays, whatever the other side does: its answer says what happened.
  const [openedCharge, setOpenedCharge] = useState(askedCharge);
  if (askedCharge !== undefined && askedCharge !== openedCharge) setOpenedCharge(askedCharge);
  if (openedCharge !== undefined && isAsked(openedCharge)) {
    return <PayRent rental={rental} charge={openedCharge} payer={payer} />;
  }
  const notice = rentNotice(rental, payer.payable);
  if (charge === null || notice === null) return null;
  const lister = rental.lister?.display_name ?? '';
  const canPay = payer.payable.includes(charge.id);
  const amount = exactMoney(charge.amount, locale);
  const title = charge.late_days
    ? t('late_days_title', { amount, count: charge.late_days })
    : t(`${notice}_title`, { amount });
  if (notice === 'pending') {
    return (
      <Notice kind="wait" title={title}>
        <p>{t('pending_text')}</p>
      </Notice>
    );
  }
  return (
    <Notice
      kind={notice === 'due' || notice === 'unconfirmed' ? 'warn' : 'bad'}
      title={title}
      actions={
        !member?.switched && (
          <>
            {canPay && <PayButton id={charge.id} next={next} />}
            <ObjectButton id={charge.id} payer={payer} />
          </>
        )
      }
    >
      {charge.hold === 'bank_confirmation' && canPay && <p>{t('unconfirmed_text')}</p>}
      <p>
        <SinceWhen charge={charge} rental={rental} />
      </p>
      {charge.was_left && (
        <p>{t(isAutopayOn(rental.auto_pay) ? 'left_text' : 'left_manual_text')}</p>
      )}
      {owed !== null && owed.amount > charge.amount && (
        <p>
          {t(`owed_total${owedSince(owed, rental.time_zone, now)}`, {
            amount: exactMoney(owed.amount, locale),
            since: shortDate(owed.since, locale),
          })}
          {due.length > 1 && ` ${t('owed_oldest')}`}
        </p>
      )}
      {owed !== null && owed.amount > charge.amount && (
        <p>
          {owedParts(owed, locale)
            .map(({ key, amount }) => t(key, { amount }))
            .join(', ')}
        </p>
      )}
      <NextCharge charge={charge} rental={rental} payer={payer} isDue={notice === 'due'} />
      {/* With AutoPay its own notice says so. */}
      {charge.hold === 'collections_held' && !isAutopayOn(rental.auto_pay) && (
        <p>{t('paused_collections_held_text', { lister })}</p>
      )}
      {!canPay && charge.hold !== 'collections_held' && <p>{t('pay_manually', { lister })}</p>}
      {canPay && member?.switched && <p>{t('only_member')}</p>}
    </Notice>
  );
}
