import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { DialogAction, MyRental, MyRentals } from '../../features/rent/index.ts';
import {
  InvitationCard,
  Notice,
  nextAction,
  RentalDialogs as ObjectionDialogs,
  PayButton,
  paymentOf,
  RentalCard,
  TenantDialogs,
} from '../../features/rent/index.ts';
import { HistoryList } from '../../features/rentals/index.ts';
import { CalendarAddress } from '../../features/reports/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useLiveRentals } from '../../lib/live-rentals.ts';
import { useFlag, usePage } from '../../lib/page-context.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PastRentals } from './past-rentals.tsx';
import { RentalAccount } from './rental-account.tsx';

interface MyRentalsPageProps {
  rentals: MyRentals;
  /** What listers have requested, on top. */
  requests: ReactNode;
  /** Whether they carry the main action of the page. */
  hasRequests: boolean;
  /** Before all rentals. */
  first?: ReactNode;
  /** Above the past rentals. */
  children?: ReactNode;
}

/** A tenant's rentals: current stay and dues, invitations, and past rentals. */
export function MyRentalsPage(props: MyRentalsPageProps) {
  const { rentals, requests, hasRequests, first, children } = props;
  const { t } = useTranslation('rent/tenant');
  const { t: money } = useTranslation('rent/tenant/money');
  const { member } = usePage();
  useLiveRentals();
  const { current, invitations, past, history, payer } = rentals;
  const heading = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<{ what: DialogAction; rental: MyRental } | null>(null);
  // A form that is open says itself what became of its rent meanwhile.
  const [closedLink] = useState(rentals.closedLink);
  const close = useCallback(() => setDialog(null), []);
  const openDialogOf = (rental: MyRental) => (chosenAction: DialogAction) =>
    setDialog({ what: chosenAction, rental });
  const isOffered = useFlag('autopay');
  const actions = [...current, ...past].map((rental) => ({
    rental,
    action: nextAction(rental, payer.payable, isOffered),
  }));
  const main = hasRequests ? undefined : actions.find(({ action }) => action !== null);
  const hasPayments = [...current, ...past].some(({ accepted_at }) => accepted_at !== null);
  const isEmpty = current.length + invitations.length + past.length === 0;

  return (
    <ObjectionDialogs>
      <div className="mx-auto my-0 grid max-w-page grid-cols-1 gap-6 px-gutter pt-4 pb-0 max-sm:gap-4 *:[max-width:calc(60rem_-_2*var(--gutter))]">
        <PageHead heading={heading} title={t('title')} lead={t('lead')} />
        {closedLink !== null && (
          <Notice
            kind={closedLink.as === 'reopened' ? 'bad' : 'wait'}
            title={money(`pay_${closedLink.as}`)}
            actions={
              closedLink.as === 'reopened' &&
              payer.payable.includes(closedLink.pay) &&
              !member?.switched && <PayButton id={closedLink.pay} next={paymentOf(main?.action)} />
            }
          >
            <p>{'text' in closedLink ? closedLink.text : money(`pay_${closedLink.as}_text`)}</p>
          </Notice>
        )}
        {requests}
        {first}
        {isEmpty && !first && (
          <NoRentals isLister={rentals.isLister} isVerified={rentals.isVerified} />
        )}
        {current.length > 0 && (
          <section aria-labelledby="current" className="grid grid-cols-1 gap-4">
            <h2 id="current" className="m-0 text-md">
              {t('current')}
            </h2>
            {current.map((rental) => (
              <RentalCard
                key={rental.id}
                rental={rental}
                payer={payer}
                next={rental === main?.rental ? main.action : null}
                onOpenDialog={openDialogOf(rental)}
              >
                <RentalAccount rental={rental} accounts={rentals.accounts} payer={payer} />
              </RentalCard>
            ))}
          </section>
        )}
        {invitations.length > 0 && (
          <section aria-labelledby="invitations" className="grid grid-cols-1 gap-4">
            <h2 id="invitations" className="m-0 text-md">
              {t('invitations', { count: invitations.length })}
            </h2>
            {invitations.map((rental) => (
              <InvitationCard key={rental.id} rental={rental} onOpenDialog={openDialogOf(rental)} />
            ))}
          </section>
        )}
        {children}
        {past.length > 0 && (
          <PastRentals
            rentals={past}
            payer={payer}
            accounts={rentals.accounts}
            next={paymentOf(main?.action)}
          />
        )}
        {hasPayments && (
          <div>
            <LinkButton to="/transactions" variant="outline">
              {money('payments_and_receipts')}
            </LinkButton>
          </div>
        )}
        {history.length > 0 && <MyHistory history={history} />}
        {current.length > 0 && <CalendarAddress />}
        {!isEmpty && (
          <p className="m-0 text-ink-soft [&_a]:inline-flex [&_a]:min-h-target [&_a]:items-center">
            {t('contact_hint')} <Link to="/contact">{t('contact')}</Link>
          </p>
        )}
        <TenantDialogs
          dialog={dialog}
          now={rentals.now}
          payer={payer}
          onClose={close}
          // Its card moves to the past rentals, and loses the focus.
          onGone={() => heading.current?.focus()}
        />
      </div>
    </ObjectionDialogs>
  );
}

interface NoRentalsProps {
  isLister: boolean;
  isVerified: boolean;
}

/** For members without rentals: how to get one. */
function NoRentals({ isLister, isVerified }: NoRentalsProps) {
  const { t } = useTranslation('rent/tenant');
  const text = t(isLister ? 'empty_lister_text' : 'empty_text');
  return (
    <div className="rounded-lg border border-line bg-surface">
      <MessageView
        inPage
        picture="/images/rentals.svg"
        title={t(isLister ? 'empty_lister_title' : 'empty_title')}
        text={isVerified ? text : `${text} ${t('empty_unverified')}`}
      >
        <LinkButton to="/airports" variant="accent">
          {t('find')}
        </LinkButton>
        <LinkButton to="/contact" variant="outline">
          {t('contact')}
        </LinkButton>
      </MessageView>
    </div>
  );
}

/** About one phone screen. */
const FIRST_ENTRIES = 8;

/** The history of the tenant's rentals. */
function MyHistory({ history }: Pick<MyRentals, 'history'>) {
  const { t } = useTranslation('rent/tenant');
  const [isWhole, setWhole] = useState(false);
  const entries = isWhole ? history : history.slice(0, FIRST_ENTRIES);
  return (
    <section aria-labelledby="history" className="grid grid-cols-1 gap-4">
      <h2 id="history" className="m-0 text-md">
        {t('history')}
      </h2>
      <div className="rounded-md border border-line bg-surface p-4">
        <HistoryList rows={entries} reader="tenant" withPlace />
      </div>
      {entries.length < history.length && (
        <div>
          <Button variant="outline" onClick={() => setWhole(true)}>
            {t('history_more', { count: history.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
