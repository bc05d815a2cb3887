import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useErrorText } from './field-issues.ts';
import classes from './form-summary.module.css';
import { type FormIssues, fieldId, useFocusOnIssues } from './use-form-issues.ts';

/** More errors would push the form off a phone's screen. */
const LINES_MAX = 5;

/** The errors above the form. Each one links to its field. */
export function FormSummary({ issues, showCount }: Pick<FormIssues, 'issues' | 'showCount'>) {
  const { t } = useTranslation('ui/form');
  const textOf = useErrorText();
  const element = useFocusOnIssues(showCount);
  // The three selects of a birthday share one message.
  const ownIssues = issues.filter(
    ({ key }, at) => issues.findIndex((issue) => issue.key === key) === at,
  );
  if (ownIssues.length === 0) return null;
  const more = ownIssues.length - LINES_MAX;
  return (
    <div ref={element} role="alert" tabIndex={-1} className={classes.summary}>
      <IconAlertTriangle aria-hidden size={22} className={classes.icon} />
      <div>
        <p className={classes.title}>{t('please_check', { count: ownIssues.length })}</p>
        <ul className={classes.list}>
          {ownIssues.slice(0, LINES_MAX).map(({ field, key }) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                className={classes.link}
                onClick={(event) => {
                  const target = document.getElementById(fieldId(field));
                  if (!target) return;
                  event.preventDefault();
                  target.focus();
                }}
              >
                {textOf(key)}
              </a>
            </li>
          ))}
        </ul>
        {more > 0 && <p className={classes.more}>{t('and_more', { count: more })}</p>}
      </div>
    </div>
  );
}
