import {
  countedCharacters,
  DESCRIPTION_MAX_CHARACTERS,
  DESCRIPTION_MIN_CHARACTERS,
} from '@crewpad/domain';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { TextAreaField } from '../../../../ui/form/text-field.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { withoutContacts } from '../form/without-contacts.ts';
import type { Wizard } from '../page/state/use-wizard.ts';
import classes from './description-field.module.css';

/** Screen readers announce the countdown at these steps, not with every key. */
const SAID_EVERY = 50;
const TOO_SHORT = 'description_is_minimum_200_characters';

export function DescriptionField({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('listings/editor');
  const { form, set, issues } = wizard;
  const issue = issues.keyOf('description');
  const typed = countedCharacters(form.description);
  const written = countedCharacters(withoutContacts(form.description));
  // The server also finds spelled-out contact details.
  const isRefused = issue === TOO_SHORT && typed >= DESCRIPTION_MIN_CHARACTERS;
  const left = Math.max(0, DESCRIPTION_MIN_CHARACTERS - written);
  const told = Math.ceil(left / SAID_EVERY) * SAID_EVERY;
  const enough = t('description_enough', { count: written });
  return (
    <TextAreaField
      name="description"
      label={t('description')}
      hint={t('description_hint')}
      maxLength={DESCRIPTION_MAX_CHARACTERS}
      value={form.description}
      onValue={(description) => set({ description })}
      issue={issue}
      more={
        <>
          {(isRefused || written < typed) && (
            <p className={classes.uncounted}>{t('contacts_do_not_count')}</p>
          )}
          <div className={classes.count} data-enough={left === 0 || undefined}>
            <meter
              className={classes.meter}
              aria-hidden
              min={0}
              max={DESCRIPTION_MIN_CHARACTERS}
              value={Math.min(written, DESCRIPTION_MIN_CHARACTERS)}
            />
            <span aria-hidden>{left > 0 ? t('description_left', { count: left }) : enough}</span>
            <VisuallyHidden role="status">
              {written === 0
                ? ''
                : told > 0
                  ? t('description_left', { count: told })
                  : t('description_done')}
            </VisuallyHidden>
          </div>
        </>
      }
    />
  );
}
