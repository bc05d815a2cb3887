import type { contract } from '@crewpad/contract';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney, fullDate, shortDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Folded } from '../../../ui/disclosure-summary.tsx';
import { StatusMark } from '../../../ui/status-mark.tsx';
import { EntryRow } from '../audit/audit-list.tsx';
import {
  factsClass,
  nameClass,
  rowClass,
  stateClass,
  whenClass,
} from '../operations/system-status-classes.ts';
import { Person, wordsOf } from '../person.tsx';

type Member = contract.admin.MemberDetail;

/** A member's crash pads, rentals, money and security log: the newest of each, folded. */
export function MemberLife({ member }: { member: Member }) {
  const { t } = useTranslation('admin/operations');
  const { crash_pads, stays, charges, security } = member;
  return (
    <div className="mt-6 border-t border-t-line">
      <Part title={t('listings')} count={crash_pads.length}>
        {crash_pads.map(({ id, title, is_public }) => (
          <li key={id} className={rowClass}>
            <strong className={nameClass}>
              <Link to={`/listing/${id}`}>{title || `#${id}`}</Link>
              {!is_public && <span className={stateClass}>{t('not_public')}</span>}
            </strong>
          </li>
        ))}
      </Part>
      <Part title={t('both_rentals')} count={stays.length}>
        {stays.map((stay) => (
          <Stay key={stay.id} stay={stay} />
        ))}
      </Part>
      <Part title={t('money')} count={charges.length} above={<Payouts member={member} />}>
        {charges.map((charge) => (
          <Charge key={charge.id} charge={charge} />
        ))}
      </Part>
      <Part title={t('security_log')} count={security.length}>
        {security.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </Part>
    </div>
  );
}

interface PartProps {
  title: string;
  count: number;
  above?: ReactNode;
  children: ReactNode;
}

function Part({ title, count, above, children }: PartProps) {
  const { t } = useTranslation('admin/operations');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="border-b border-b-line">
      <Folded
        summary={
          <h2 id={heading} className="m-0 text-md">
            {t('listed', { title, count })}
          </h2>
        }
      >
        {above}
        {count === 0 ? (
          <p className="mx-0 mt-0 mb-4 text-ink-soft">{t('none_yet')}</p>
        ) : (
          <ul className="mx-0 mt-0 mb-4 grid list-none p-0">{children}</ul>
        )}
      </Folded>
    </section>
  );
}

function Stay({ stay }: { stay: Member['stays'][number] }) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const { listing_id, title, role, status, start_date: from, checkout_date: to, person } = stay;
  return (
    <li className={rowClass}>
      <div className="grid min-w-0 content-start gap-1">
        <strong className={nameClass}>
          <Link to={`/listing/${listing_id}`}>{title || `#${listing_id}`}</Link>
          <span className={stateClass}>{t(`stay_${status}`)}</span>
        </strong>
        <p className={factsClass}>
          <span>{t(`as_${role}`)}</span>
          {person !== null && <Person {...person} />}
        </p>
      </div>
      <p className={whenClass}>
        {to === null
          ? shortDate(from, locale)
          : `${shortDate(from, locale)} – ${shortDate(to, locale)}`}
      </p>
    </li>
  );
}

function Charge({ charge }: { charge: Member['charges'][number] }) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const { kind, role, status, amount, at, person, refunded, dispute, refused } = charge;
  return (
    <li className={rowClass}>
      <div className="grid min-w-0 content-start gap-1">
        <strong className={nameClass}>
          <span className="tabular">{exactMoney(amount, locale)}</span>
          {t(`money_${kind}`)}
          <span className={stateClass}>{wordsOf(status)}</span>
        </strong>
        <p className={factsClass}>
          <span>{t(`as_${role}`)}</span>
          {person !== null && <Person {...person} />}
          {refunded > 0 && <span>{t('refunded', { amount: exactMoney(refunded, locale) })}</span>}
          {dispute !== null && <span>{t('disputed', { state: wordsOf(dispute) })}</span>}
        </p>
        {refused !== null && (
          <p className="m-0 text-xs text-bad">{t('card_refused', { reason: wordsOf(refused) })}</p>
        )}
        {charge.has_shared_card && <p className="m-0 text-xs text-bad">{t('card_shared')}</p>}
      </div>
      <p className={whenClass}>{fullDate(at, locale)}</p>
    </li>
  );
}

/** How the member is paid, and what the provider refuses for now. */
function Payouts({ member: { payout_account: account, stuck_moves: stuck } }: { member: Member }) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  if (account === null && stuck === 0) return null;
  return (
    <p className="mx-0 mt-0 mb-2 flex flex-wrap items-center gap-x-2 gap-y-1">
      {account !== null && (
        <>
          <span>{t('payout_account', { state: wordsOf(account.state) })}</span>
          {!account.payouts_enabled && <StatusMark tone="bad">{t('payouts_held')}</StatusMark>}
          {account.needs.length > 0 && (
            <span className="text-xs text-muted">
              {t('provider_needs', { needs: account.needs.map(wordsOf).join(', ') })}
            </span>
          )}
          {account.deadline !== null && (
            <span className="text-xs text-bad">
              {t('payout_deadline', { date: fullDate(account.deadline, locale) })}
            </span>
          )}
        </>
      )}
      {stuck > 0 && <Link to="/admin/moves">{t('stuck_moves', { count: stuck })}</Link>}
    </p>
  );
}
