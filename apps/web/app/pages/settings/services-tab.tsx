import type { contract } from '@crewpad/contract';
import { billing } from '@crewpad/contract/endpoints';
import { isListerPlan } from '@crewpad/domain';
import { Link } from 'react-router';
import { FailedRenewal, NextPlan, unpaidRenewal } from '../../features/billing/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { call } from '../../lib/browser-call.ts';
import { exactMoney, fullDate } from '../../lib/format.ts';
import { owesSignUp, UNPAID_HOME } from '../../lib/member-homes.ts';
import { usePage } from '../../lib/page-context.ts';
import { planTerm } from '../../lib/plan-term.ts';
import { usePlanTexts } from '../../lib/plan-texts.ts';
import { serverTime } from '../../lib/server-time.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useNow } from '../../lib/when.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MessageView } from '../../ui/message-view.tsx';
import { dismissToasts, toast } from '../../ui/toast.ts';
import type { Settings } from './load-settings.ts';
import { Note } from './parts/note.tsx';
import { Panel } from './parts/panel.tsx';
import { SwitchRow } from './parts/switch-row.tsx';
import { useApplyUser, useSave } from './use-save.ts';

const waysClass = 'flex flex-wrap gap-2 empty:hidden';

/** The subject of its toasts. */
const ABOUT = 'renewal';
/** Within this time the renewal is charged by the next run of its job. */
const SOON_MS = 2 * 60_000;

/** Turns the renewal of a plan on and off; the card stays. */
function RenewalSwitch({ user }: { user: contract.accounts.OwnUser }) {
  const { t } = useTranslation('pages/settings/billing');
  const { locale, member } = usePage();
  const hydrated = useHydrated();
  const now = useNow();
  const take = useApplyUser();
  const { busy, save } = useSave();
  const { repeat, expired, expire_at, charge_at, next_price, status } = user;
  if (expire_at === null || expired) return null;

  const turn = (isOn: boolean) =>
    save(async () => {
      const answer = await call(billing.setRenewal, { body: { repeat: isOn } }, { quiet: true });
      await take(answer.user);
      dismissToasts(ABOUT);
      toast({
        kind: 'success',
        message: `${t(isOn ? 'renewal_is_on' : 'renewal_is_off')} ${textOf(answer.user, serverTime())}`,
        about: ABOUT,
      });
    });

  function textOf(
    { charge_at: chargeAt }: Pick<contract.accounts.OwnUser, 'charge_at'>,
    at: Date,
  ): string {
    const ends = fullDate(expire_at ?? '', locale);
    if (chargeAt === null) return t('renewal_off', { date: ends });
    const price = exactMoney(next_price ?? 0, locale);
    const isSoon = new Date(chargeAt).getTime() - at.getTime() < SOON_MS;
    return isSoon
      ? t('renewal_soon', { price })
      : t('renewal_on', { price, date: fullDate(chargeAt, locale) });
  }

  return (
    <div>
      <SwitchRow
        label={t('renewal')}
        text={textOf({ charge_at }, now)}
        checked={repeat}
        disabled={!hydrated || busy || member?.switched === true || status !== 'ACTIVE'}
        onChange={turn}
      />
      <p className="mx-0 mt-1 mb-0 text-xs text-muted">
        {t('renewal_hint')} <Link to="/account-setting?tab=payment-methods">{t('card')}</Link>
      </p>
    </div>
  );
}

type Schedule =
  | 'term_renews'
  | 'unrenewed'
  | 'term_expires'
  | 'term_expired'
  | 'changed'
  | 'promotion_renews'
  | 'ends'
  | 'ended';

type Service = Pick<
  contract.billing.AccountServiceRow,
  'expire_at' | 'repeat' | 'plan' | 'ended' | 'changed'
>;

/**
 * What happens to a service, and on which day; `isWaiting` if its renewal could not be charged.
 * Whether the day has passed is decided by the server: the member has expired, or has paid for a
 * later one.
 */
export function scheduleOf(
  { expire_at, repeat, plan, ended, changed }: Service,
  user: Pick<contract.accounts.OwnUser, 'expired' | 'expire_at'>,
  isWaiting = false,
): { key: Schedule; at: string } | null {
  if (expire_at === null) return null;
  if (changed !== null) return { key: 'changed', at: changed.at };
  if (plan === null) {
    return { key: ended ? 'ended' : repeat ? 'promotion_renews' : 'ends', at: expire_at };
  }
  if (repeat && isWaiting) return { key: 'unrenewed', at: expire_at };
  const isOver = user.expired || (user.expire_at !== null && expire_at < user.expire_at);
  return planTerm({ endsAt: expire_at, expired: isOver && !repeat, renews: repeat });
}

const LISTER_FEE = 'PAYMENT.FEE.LISTER';

/** A member's purchases with end dates and renewals. */
export function ServicesTab(props: Pick<Settings, 'user' | 'services' | 'renewal'>) {
  const { user, services, renewal } = props;
  const { t } = useTranslation('pages/settings/billing');
  const { member } = usePage();
  const isUnpaid = owesSignUp(user);
  const isFree = user.user_plan === null && !isUnpaid;
  return (
    <Panel title={t('services')} text={t('services_text')}>
      <div className="grid gap-6">
        <FailedRenewal renewal={renewal} />
        <NextPlan user={user} />
        {isListerPlan(user.user_plan) && <RenewalSwitch user={user} />}
        {user.user_plan === 'seeker' && (
          <Note title={t('seeker_notice_title')}>
            <p>{t('seeker_notice')}</p>
          </Note>
        )}
        {isFree && user.role === 'admin' && (
          <Note title={t('admin_title')}>
            <p>{t('admin_text')}</p>
            <p className={`mt-4! ${waysClass}`}>
              <LinkButton to="/admin" variant="outline">
                {t('find_member')}
              </LinkButton>
            </p>
          </Note>
        )}
        {isFree && user.role !== 'admin' && (
          <Note title={t('tenant_title')}>
            <p>{t('tenant_text')}</p>
            <p className={`mt-4! ${waysClass}`}>
              <LinkButton to="/my-crashpad" variant="outline">
                {t('my_rentals')}
              </LinkButton>
              <LinkButton to="/airports" variant="subtle">
                {t('find')}
              </LinkButton>
            </p>
          </Note>
        )}
        {isUnpaid && (
          <Note kind="warn" title={t('unpaid_title')}>
            <p>{t('unpaid_text')}</p>
            <p className={`mt-4! ${waysClass}`}>
              <LinkButton to={UNPAID_HOME} variant="accent">
                {t('finish_sign_up')}
              </LinkButton>
            </p>
          </Note>
        )}
        {services.length > 0 && (
          <ul className="m-0 grid list-none p-0">
            {services.map((row) => (
              <ServiceRow
                key={row.id}
                row={row}
                user={user}
                isWaiting={unpaidRenewal(renewal) !== null}
              />
            ))}
          </ul>
        )}
        {services.length === 0 && !isFree && !isUnpaid && (
          <MessageView
            inPage
            picture="/images/payments.svg"
            title={t('no_services_title')}
            text={t('no_services_text')}
          />
        )}
        {!isUnpaid && (
          <p className="m-0 flex flex-wrap gap-2">
            <LinkButton to="/receipts" variant="outline">
              {t('receipts')}
            </LinkButton>
            {(user.user_plan !== 'seeker' || member?.has_rentals) && (
              <LinkButton to="/transactions" variant="outline">
                {t('transactions')}
              </LinkButton>
            )}
          </p>
        )}
      </div>
    </Panel>
  );
}

interface ServiceRowProps {
  row: contract.billing.AccountServiceRow;
  user: Settings['user'];
  /** The renewal could not be charged. */
  isWaiting: boolean;
}

const KINDS = {
  term_renews: 'good',
  promotion_renews: 'good',
  unrenewed: 'bad',
  term_expires: 'plain',
  term_expired: 'bad',
  changed: 'plain',
  ends: 'plain',
  ended: 'plain',
} as const;

function ServiceRow({ row, user, isWaiting }: ServiceRowProps) {
  const { t } = useTranslation('pages/settings/billing');
  const { t: tPlans } = useTranslation('billing/plans');
  const { locale } = usePage();
  const planTexts = usePlanTexts();
  const { plan, listing_id, changed } = row;
  const { title, description } = plan === null ? row : planTexts(plan);
  const schedule = scheduleOf(row, user, isWaiting);
  const textOf = ({ key, at }: NonNullable<typeof schedule>) => {
    const date = fullDate(at, locale);
    if (key === 'term_renews' || key === 'term_expires' || key === 'term_expired') {
      return tPlans(key, { date });
    }
    if (key !== 'changed') return t(key, { date });
    return t(key, { date, title: changed === null ? '' : planTexts(changed.plan).title });
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 border-t border-t-line px-0 py-6">
      <div className="min-w-0 grow basis-64">
        <h3 className="m-0 text-md">{title}</h3>
        <p className="mx-0 mt-1 mb-0 text-xs text-muted">{description}</p>
        <p className="mx-0 mt-1 mb-0 text-xs text-muted">
          {t('paid_on', { date: fullDate(row.created_at, locale) })}
        </p>
      </div>
      <div className="flex flex-col items-start gap-2 md:items-end">
        <strong className="text-lg tabular">{exactMoney(row.amount, locale)}</strong>
        {schedule && <Badge kind={KINDS[schedule.key]}>{textOf(schedule)}</Badge>}
        <span className={waysClass}>
          {listing_id !== null && schedule?.key !== 'ended' && (
            <LinkButton to="/my-crashpads" variant="outline">
              {t('my_crashpads')}
            </LinkButton>
          )}
          {user.expired && plan !== null && (
            <LinkButton to="/account-expired" variant="accent">
              {t('renew')}
            </LinkButton>
          )}
          {row.txn_code === LISTER_FEE && (
            <LinkButton to="/change-package" variant="outline">
              {t('change_package')}
            </LinkButton>
          )}
        </span>
      </div>
    </li>
  );
}
