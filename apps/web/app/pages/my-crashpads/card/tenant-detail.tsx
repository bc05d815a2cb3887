import type { contract } from '@crewpad/contract';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { findRental, TenantMenu } from '../../../features/rentals/index.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { calendarDate } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import classes from './tenant-detail.module.css';

type Tenant = NonNullable<contract.listings.OwnBed['tenant']>;

/** The details of a bed's tenant, below its room. */
export function TenantDetail({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('pages/my-crashpads');
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  const name = tenant.display_name ?? tenant.email ?? t('invited');
  const from = calendarDate(tenant.start_date, locale);
  return (
    <section className={classes.detail} aria-label={name}>
      <div className={classes.text}>
        <strong className={classes.name}>{name}</strong>
        <span>{t(tenant.status === 'pending' ? 'invited' : 'lives_here')}</span>
        {tenant.display_name !== null && <span className={classes.email}>{tenant.email}</span>}
        <span>
          {tenant.checkout_date === null
            ? t('since', { from })
            : t('from_to', { from, to: calendarDate(tenant.checkout_date, locale) })}
        </span>
      </div>
      <OwnMenu key={tenant.rental_id} tenant={tenant} name={name} />
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

/** The actions on the rental. The card has only the tenant, so the rest is loaded. */
function OwnMenu({ tenant, name }: { tenant: Tenant; name: string }) {
  const { rental_id: id } = tenant;
  const [rental, setRental] = useState<contract.rentals.Rental>();
  // The list is loaded again after every step: the menu follows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tenant object means that something may have changed.
  useEffect(() => {
    let isGone = false;
    findRental(id).then(
      (found) => {
        if (!isGone) setRental(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id, tenant]);
  return rental ? <TenantMenu rental={rental} name={name} /> : null;
}
