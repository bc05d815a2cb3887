import type { contract } from '@crewpad/contract';
import { billing } from '@crewpad/contract/endpoints';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney, fullDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { serverTime } from '../../../lib/server-time.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useNow } from '../../../lib/when.ts';
import { dismissToasts, toast } from '../../../ui/toast.ts';
import { SwitchRow } from '../parts/switch-row.tsx';
import { useApplyUser } from '../use-apply-user.ts';
import { useSave } from '../use-save.ts';
import classes from './services.module.css';

/** The subject of its toasts. */
const ABOUT = 'renewal';
/** Within this time the renewal is charged by the next run of its job. */
const SOON_MS = 2 * 60_000;

/** Turns the renewal of a plan on and off; the card stays. */
export function RenewalSwitch({ user }: { user: contract.accounts.OwnUser }) {
  const { t } = useTranslation('pages/settings/billing');
  const { locale, member } = usePage();
  const hydrated = useHydrated();
  const now = useNow();
  const take = useApplyUser();
  const { busy, save } = useSave();
  const { repeat, expired, expire_at, charge_at, next_price, status } = user;
  if (expire_at === null || expired) return null;

  const turn = (wished: boolean) =>
    save(async () => {
      const answer = await call(billing.setRenewal, { body: { repeat: wished } }, { quiet: true });
      await take(answer.user);
      dismissToasts(ABOUT);
      toast({
        kind: 'success',
        message: `${t(wished ? 'renewal_is_on' : 'renewal_is_off')} ${textOf(answer.user, serverTime())}`,
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
      <p className={classes.soft}>
        {t('renewal_hint')} <Link to="/account-setting?tab=payment-methods">{t('card')}</Link>
      </p>
    </div>
  );
}
