import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { dayAndTime } from '../../../lib/format-times.ts';
import { usePage } from '../../../lib/page-context.ts';
import { wordsOf } from '../names.ts';
import { Person } from '../person.tsx';
import { RetryButton, retryWork } from './retry-button.tsx';
import classes from './running.module.css';

/** Emails: type, recipient and status. Never their text. */
export function EmailList({ emails }: { emails: readonly contract.admin.OrderedEmail[] }) {
  const { t } = useTranslation('admin/operations');
  return (
    <ul aria-label={t('emails')} className={classes.list}>
      {emails.map((email) => (
        <EmailRow key={email.id} email={email} />
      ))}
    </ul>
  );
}

function EmailRow({ email }: { email: contract.admin.OrderedEmail }) {
  const { t } = useTranslation('admin/operations');
  const { locale } = usePage();
  const {
    id,
    kind,
    state,
    recipient,
    member,
    ordered_at,
    done_at,
    next_attempt_at,
    error,
    refusal,
  } = email;
  const name = wordsOf(kind);
  return (
    <li className={classes.row} data-email={id}>
      <div className={classes.what}>
        <strong className={classes.name}>
          {name}
          <span className={classes.state} data-state={state}>
            {t(`state_${state}`)}
          </span>
        </strong>
        <p className={classes.facts}>
          {member !== null && <Person {...member} />}
          <span className={classes.address}>{recipient ?? t('nobody_yet')}</span>
        </p>
        {error !== null && (
          <p className={classes.error}>{t('error', { error, count: email.attempts })}</p>
        )}
        {refusal !== null && (
          <p className={classes.error}>
            {t('refusal', {
              when: dayAndTime(refusal.refused_at, locale),
              reason: refusal.reason,
            })}
          </p>
        )}
        {email.stays_unsent && <p className={classes.facts}>{t('stays_unsent')}</p>}
        {email.abilities.retry && (
          <RetryButton retry={() => retryWork(id)} name={name} label={t('send_again')} />
        )}
      </div>
      <p className={classes.when}>
        <time dateTime={ordered_at}>{dayAndTime(ordered_at, locale)}</time>
        {done_at !== null && done_at !== ordered_at && (
          <span className={classes.soft}>
            {t(`done_${state === 'waiting' ? 'sent' : state}`, {
              when: dayAndTime(done_at, locale),
            })}
          </span>
        )}
        {next_attempt_at !== null && (
          <span className={classes.soft}>
            {t('next_attempt', { when: dayAndTime(next_attempt_at, locale) })}
          </span>
        )}
      </p>
    </li>
  );
}
