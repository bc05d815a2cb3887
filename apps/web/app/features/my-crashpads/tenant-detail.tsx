import type { OwnBed } from '@crewpad/contract';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { myCrashpadsText } from '../../i18n/en/my-crashpads.ts';
import { calendarDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import classes from './tenant-detail.module.css';

type Tenant = NonNullable<OwnBed['tenant']>;

/** What is known of who holds a bed, under its room. */
export function TenantDetail({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation(myCrashpadsText);
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  const name = tenant.display_name ?? tenant.email;
  const from = calendarDate(tenant.start_date, locale);
  return (
    <section className={classes.detail} aria-label={name}>
      <div className={classes.text}>
        <strong className={classes.name}>{name}</strong>
        <span>{t(tenant.status === 'pending' ? 'invited' : 'lives_here')}</span>
        {tenant.display_name !== null && <span className={classes.email}>{tenant.email}</span>}
        <span>
          {tenant.end_date === null
            ? t('since', { from })
            : t('from_to', { from, to: calendarDate(tenant.end_date, locale) })}
        </span>
      </div>
      <Link
        to={{ pathname, search }}
        replace
        preventScrollReset
        className={classes.close}
        aria-label={t('close_tenant', { name })}
      >
        <IconX aria-hidden size={20} />
      </Link>
    </section>
  );
}
