import type { contract } from '@crewpad/contract';
import { admin } from '@crewpad/contract/endpoints';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { exactMoney } from '../../../lib/format.ts';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Person } from '../person.tsx';
import reportClasses from '../reports/reports-page.module.css';
import { RetryButton } from './retry-button.tsx';
import classes from './running.module.css';

interface MoveRowProps {
  move: contract.admin.StuckMove;
  onClose: () => void;
}

/** A move or refund with its parties, why it is not done, and the next try. */
export function MoveRow({ move, onClose }: MoveRowProps) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const { id, kind, state, lister, tenant, reason, tries, next_try_at, created_at } = move;
  const amount = exactMoney(move.amount, locale);
  const name = `${t(`kind_${kind}`)}, ${amount}`;
  const close = t(kind === 'shared_card' ? 'card_checked' : 'settled_outside');
  return (
    <li className={classes.row} data-move={`${kind}-${id}`}>
      <div className={classes.what}>
        <strong className={classes.name}>
          {name}
          <span className={classes.state} data-state={state}>
            {t(`move_${state}`)}
          </span>
        </strong>
        <p className={classes.facts}>
          {lister !== null && <Person {...lister} />}
          {lister !== null && tenant !== null && <span aria-hidden>·</span>}
          {tenant !== null && <Person {...tenant} />}
        </p>
        <p className={classes.error}>{t('move_reason', { reason, count: tries })}</p>
        <div className={reportClasses.actions}>
          {move.abilities.retry && (
            <RetryButton
              name={name}
              label={t('try_again')}
              retry={() => call(admin.retryMove, { params: { id } }, { quiet: true })}
            />
          )}
          {move.abilities.close && (
            <Button variant="outline" aria-label={`${close}: ${name}`} onClick={onClose}>
              {close}
            </Button>
          )}
        </div>
      </div>
      <p className={classes.when}>
        <time dateTime={created_at}>{dayAndTime(created_at, locale)}</time>
        {next_try_at !== null && (
          <span className={classes.soft}>
            {t('next_attempt', { when: dayAndTime(next_try_at, locale) })}
          </span>
        )}
      </p>
    </li>
  );
}
