import { AUTOPAY, PAID_BY } from '@crewpad/domain';
import { IconCreditCardOff, IconDoorExit, IconMessage, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { exactMoney, shortDate } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import { useNow } from '../../../../lib/when.ts';
import { type ActionItem, ActionsMenu } from '../../../../ui/actions-menu.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { cardBrand } from '../../../billing/index.ts';
import { dueWhen } from '../../../rentals/index.ts';
import { useAutopayWords } from '../../autopay-state.tsx';
import { chargeParts, owedParts, owedSince } from '../../charge-parts.ts';
import { DepositLine } from '../../deposit-line.tsx';
import { LeftAtEnd } from '../../dialogs/refunds/settlement-preview.tsx';
import { shownPhase } from '../../state-of.ts';
import type { DialogAction } from '../dialogs/use-rental-actions.ts';
import type { MyRental, Payer } from '../load-my-rentals.ts';
import { AutopayNotices } from '../notices/autopay-notices.tsx';
import { Notice } from '../notices/notice.tsx';
import { type NextAction, paymentOf } from '../notices/notices.ts';
import { ObjectionNotices } from '../notices/objection-notices.tsx';
import { RentDue } from '../notices/rent-due.tsx';
import { CheckoutNotice, RentChangeNotice } from '../notices/stay-notices.tsx';
import {
  actionsClass,
  badgeClass,
  bodyClass,
  cardClass,
  chargeClass,
  headClass,
  pictureClass,
} from './rental-card-classes.ts';
import { StayFacts } from './stay-facts.tsx';

interface RentalCardProps {
  rental: MyRental;
  payer: Payer;
  /** What of it is the main action of the page. */
  next: NextAction | null;
  onOpenDialog: (action: DialogAction) => void;
  /** Below its actions. */
  children?: ReactNode;
}

/** An accepted rental: next dues, address, contact, and actions. */
export function RentalCard({ rental, payer, next, onOpenDialog, children }: RentalCardProps) {
  const { t } = useTranslation('rent/tenant');
  const { t: money } = useTranslation('rent/tenant/money');
  const { abilities, checkout_date } = rental;
  const autopay = useAutopayWords(rental);
  const id = `rental-${rental.id}`;
  const more: ActionItem[] = [
    ...(abilities.disable_autopay && rental.auto_pay === AUTOPAY.on
      ? [
          {
            ...{ key: 'disable_autopay', Icon: IconCreditCardOff, text: money('disable') },
            ...{ notes: [], onSelect: () => onOpenDialog('disable_autopay') },
          },
        ]
      : []),
    ...(abilities.leave
      ? [
          {
            ...{ key: 'leave', Icon: IconDoorExit, text: t('leave'), notes: [] },
            ...{ isDanger: true, onSelect: () => onOpenDialog('leave') },
          },
        ]
      : []),
  ];
  return (
    <article aria-labelledby={id} className={cardClass}>
      <Picture
        priority
        src={rental.thumbnail}
        alt=""
        width={640}
        height={360}
        sizes="(min-width: 48em) 15rem, 100vw"
        className={pictureClass}
      />
      <div className={bodyClass}>
        <div className={headClass}>
          <h3 id={id} className="m-0 text-md">
            <Link
              to={`/listing/${rental.listing_id}`}
              className="inline-block px-0 py-1 text-inherit no-underline hover:underline"
            >
              {rental.location}
            </Link>
          </h3>
          <span className={badgeClass} data-phase={rental.phase}>
            {t(`phase_${shownPhase(rental)}`)}
          </span>
        </div>
        <RentDue rental={rental} payer={payer} next={paymentOf(next)} />
        <OtherDebt rental={rental} />
        <ReturnedRefunds rental={rental} />
        <ObjectionNotices rental={rental} />
        <RentChangeNotice rental={rental} isNext={next === 'rent_change'} />
        <AutopayNotices rental={rental} isNext={next === 'autopay'} onOpenDialog={onOpenDialog} />
        <NextCharge rental={rental} card={payer.card} />
        <CheckoutNotice rental={rental} />
        <LeftAtEnd rental={rental} who={rental.lister?.display_name ?? t('by_lister')} />
        <StayFacts
          terms={{ ...rental, rental_amount: rental.rent_today }}
          deposit={
            rental.deposit_state.state !== 'none' && (
              <DepositLine
                deposit={rental.deposit_state}
                lister={rental.lister?.display_name ?? t('by_lister')}
                isOver={false}
              />
            )
          }
          lateFeeChange={rental.late_fee_change}
          end={checkout_date === null ? null : { date: checkout_date, time: rental.checkout_time }}
          address={rental.address}
          autopay={autopay}
        />
        <Lister rental={rental} />
        <div className={actionsClass}>
          {abilities.request_checkout && (
            <Button variant="outline" onClick={() => onOpenDialog('checkout')}>
              {t('change_checkout')}
            </Button>
          )}
          {more.length > 0 && (
            <ActionsMenu label={t('actions_label', { place: rental.location })} actions={more} />
          )}
        </div>
        {children}
      </div>
    </article>
  );
}

/** An open deposit, where no due rent names the sum. Requests stand above all rentals. */
function OtherDebt({ rental }: { rental: MyRental }) {
  const { t } = useTranslation('rent/tenant/money');
  const { t: tenant } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const now = useNow();
  const { open_charges, deposit_state, owed } = rental;
  const lister = rental.lister?.display_name ?? tenant('by_lister');
  const isRentDue = open_charges.some(({ state }) => state !== 'upcoming');
  if (owed === null || isRentDue || deposit_state.open === 0) return null;
  const since = shortDate(owed.since, locale);
  const key = `owed${owedSince(owed, rental.time_zone, now)}` as const;
  return (
    <Notice kind="bad" title={t(key, { amount: exactMoney(owed.amount, locale), since })}>
      <p>
        {owedParts(owed, locale)
          .map(({ key, amount }) => t(key, { amount }))
          .join(', ')}
      </p>
      {deposit_state.open > deposit_state.requested && <p>{t('pay_manually', { lister })}</p>}
    </Notice>
  );
}

/** Refunds that the bank has sent back for good. */
export function ReturnedRefunds({ rental }: { rental: MyRental }) {
  const { t } = useTranslation('rent/tenant/money');
  const { locale } = usePage();
  const lister = rental.lister?.display_name ?? '';
  return rental.returned_refunds.map(({ id, amount, on }) => (
    <Notice
      key={id}
      kind="wait"
      title={t('returned_refund', { amount: exactMoney(amount, locale) })}
    >
      <p>{t('returned_refund_text', { lister, day: shortDate(on, locale) })}</p>
    </Notice>
  ));
}

function NextCharge({ rental, card }: { rental: MyRental; card: Payer['card'] }) {
  const { t } = useTranslation('rent/tenant');
  const { t: money } = useTranslation('rent/tenant/money');
  const { locale } = usePage();
  const { next_charge: next, autopay_state, time_zone } = rental;
  const lister = rental.lister?.display_name ?? t('by_lister');
  const words = useAutopayWords(rental);
  // Beside rent that waits, nothing says that the card is charged.
  const isWaiting =
    rental.hold !== null ||
    rental.open_charges.some(({ hold }) => hold !== null && hold !== 'no_attempt');
  if (next === null) {
    const more = rental.owed === null ? 'no_more_rent' : 'no_rent_comes';
    return <p className={chargeClass}>{t(more)}</p>;
  }
  return (
    <div className={chargeClass}>
      <span className="block text-xs text-ink-soft">{t('next_rent')}</span>
      <strong className="text-lg leading-snug">{exactMoney(next.amount, locale)}</strong>
      <NextParts next={next} />
      <span>{t('due', { when: dueWhen(next, time_zone, locale) })}</span>
      {next.by === PAID_BY.manual ? (
        <span>{t('pay_directly', { lister })}</span>
      ) : autopay_state?.state === 'paused' ? (
        <span>{words}</span>
      ) : rental.hold === 'new_card' ? (
        <span>{t('next_new_card')}</span>
      ) : (
        !isWaiting && (
          <span>
            {card?.valid
              ? money('charged_to', { card: cardBrand(card.brand), last4: card.last4 })
              : t('pay_autopay')}
          </span>
        )
      )}
    </div>
  );
}

/** What the next charge is made of, if it is not just the rent. */
function NextParts({ next }: { next: NonNullable<MyRental['next_charge']> }) {
  const { t } = useTranslation('rent/tenant');
  const { locale } = usePage();
  const parts = chargeParts(next, locale);
  if (parts.length === 0) return null;
  return <span>{parts.map(({ key, values }) => t(key, values)).join(', ')}</span>;
}

function Lister({ rental: { lister, listing_id } }: { rental: MyRental }) {
  const { t } = useTranslation('rent/tenant');
  if (lister === undefined) return null;
  const { id, display_name: name, phone_number: phone } = lister;
  return (
    <section
      aria-label={t('lister')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-t-line pt-4"
    >
      <Avatar name={name} photo={lister.photo} />
      <div>
        <span className="block text-xs text-ink-soft">{t('lister')}</span>
        <Link
          to={`/user/${id}`}
          className="inline-flex min-h-8 items-center font-bold text-inherit"
        >
          {name}
        </Link>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 max-sm:flex-auto max-sm:*:flex-auto">
        <LinkButton variant="outline" to={`/chat/user/${id}/listing/${listing_id}`}>
          <IconMessage aria-hidden size={20} />
          {t('message', { lister: name })}
        </LinkButton>
        {phone && (
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className="inline-flex min-h-target items-center gap-2"
          >
            <IconPhone aria-hidden size={20} />
            {t('call', { phone })}
          </a>
        )}
      </div>
    </section>
  );
}
