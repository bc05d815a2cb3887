import type { contract } from '@crewpad/contract';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { UNPAID_HOME } from '../../../../lib/member-homes.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import classes from '../thread-page.module.css';

/** How a member can fix it. */
const WAYS = {
  UPGRADE_REQUIRED: { to: '/upgrade-account', label: 'way_upgrade' },
  ACCOUNT_EXPIRED: { to: '/account-expired', label: 'way_renew' },
  ACCOUNT_INACTIVE: { to: UNPAID_HOME, label: 'way_finish' },
} as const;

/** Why this member cannot write here, and how to fix it. */
export function WriteRefusal({
  refusal,
}: {
  refusal: contract.messages.ThreadHead['write_refusal'];
}) {
  const { t } = useTranslation('messages');
  const way = Object.entries(WAYS).find(([code]) => code === refusal?.error_code)?.[1];
  return (
    <div className={classes.notice}>
      <IconLock aria-hidden size={20} />
      <p className={classes.noticeText}>{refusal?.message ?? t('cannot_write')}</p>
      {way && (
        <LinkButton to={way.to} variant="accent">
          {t(way.label)}
        </LinkButton>
      )}
    </div>
  );
}
