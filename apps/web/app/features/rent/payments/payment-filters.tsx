import { TRANSACTION_STATES, TRANSACTION_TYPES } from '@crewpad/domain';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { usePage } from '../../../lib/page-context.ts';
import fieldClasses from '../../../ui/form/field.module.css';
import { LinkButton } from '../../../ui/link-button.tsx';
import { nameOf } from '../../rentals/index.ts';
import type { Transactions } from './load-transactions.ts';
import classes from './payment-filters.module.css';
import {
  isFiltered,
  isLister,
  type PaymentsState,
  paymentsAddress,
  yearsUntil,
} from './payments-state.ts';

type Filter = 'year' | 'type' | 'status' | 'tenant';

/** Year, type, status and tenant filters, stored in the address. */
export function PaymentFilters({
  state,
  rentals,
  total,
}: Pick<Transactions, 'state' | 'rentals' | 'total'>) {
  const { t } = useTranslation('rent/payments');
  const { year: thisYear, member } = usePage();
  const isOfLister = member !== null && isLister(member);
  return (
    <section aria-label={t('filters')} className={classes.filters}>
      <Choice name="year" state={state} label={t('year')} all={t('year_all')}>
        {yearsUntil(thisYear, state.year).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Choice>
      <Choice name="type" state={state} label={t('type')} all={t('type_all')}>
        {TRANSACTION_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`type_${type}`)}
          </option>
        ))}
      </Choice>
      <Choice name="status" state={state} label={t('status')} all={t('status_all')}>
        {TRANSACTION_STATES.map((status) => (
          <option key={status} value={status}>
            {t(`status_${status}`)}
          </option>
        ))}
      </Choice>
      {rentals.length > 1 && (
        <Choice
          name="tenant"
          state={state}
          label={t(isOfLister ? 'tenant' : 'rental')}
          all={t(isOfLister ? 'tenant_all' : 'rental_all')}
        >
          {rentals.map((rental) => (
            <option key={rental.id} value={rental.id}>
              {isOfLister
                ? t('tenant_at', {
                    name: nameOf(rental, t('invited_member')),
                    place: rental.location,
                  })
                : rental.location}
            </option>
          ))}
        </Choice>
      )}
      {isFiltered(state) && (
        <LinkButton variant="subtle" to="?" preventScrollReset>
          {t('clear')}
        </LinkButton>
      )}
      <p role="status" className={classes.count}>
        {isFiltered(state) && t('found', { count: total })}
      </p>
    </section>
  );
}

interface ChoiceProps {
  name: Filter;
  state: PaymentsState;
  label: string;
  all: string;
  children: ReactNode;
}

function Choice({ name, state, label, all, children }: ChoiceProps) {
  const navigate = useNavigate();
  const chosen = state[name];
  const choose = (value: string) => {
    const numeric = name === 'year' || name === 'tenant';
    const change = { [name]: value === '' ? null : numeric ? Number(value) : value };
    navigate(paymentsAddress(state, change), { preventScrollReset: true, replace: true });
  };
  return (
    <div className={fieldClasses.select}>
      <select
        // Also when the back button changes it.
        key={chosen}
        aria-label={label}
        className={classes.choice}
        defaultValue={chosen ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {children}
      </select>
      <IconChevronDown aria-hidden size={20} className={fieldClasses.chevron} />
    </div>
  );
}
