import { IconExternalLink } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { LAST_STEP } from '../form/steps.ts';
import classes from './edit-page.module.css';
import { ActionBar } from './frame/action-bar.tsx';
import { LeaveGuard } from './frame/leave-guard.tsx';
import { LoginEndedBar } from './frame/login-ended-bar.tsx';
import { WizardFrame } from './frame/wizard-frame.tsx';
import { tenantsOf } from './review/tenants.ts';
import type { Rating, WizardLists } from './state/types.ts';
import { dismissComplaints, useCheck } from './state/use-check.ts';
import { formOfListing, type ListingToEdit, useEdit } from './state/use-edit.ts';
import { useLoginEnd } from './state/use-login-end.ts';
import { usePersistedInput } from './state/use-persisted-input.ts';
import { useStep } from './state/use-step.ts';
import { useWizard } from './state/use-wizard.ts';

interface EditPageProps {
  listing: ListingToEdit;
  lists: WizardLists;
  rating: Rating;
}

/** A published listing, edited in the same five steps. */
export function EditPage({ listing, lists, rating }: EditPageProps) {
  const { t } = useTranslation('listings/editor');
  const { wizard, conflicts, asked, askToChoose } = useWizard({
    form: formOfListing(listing),
    airports: listing.airports,
    lists,
    rating,
    isEditing: true,
  });
  const { step, visited, go } = useStep(1, LAST_STEP);
  const show = (to: number) => {
    wizard.issues.show([]);
    dismissComplaints();
    go(to);
  };
  const login = useLoginEnd();
  const check = useCheck(wizard, go, login);
  const { busy, saved, isDirty, save } = useEdit({
    ...{ listing, wizard, conflicts, check, step, login, askToChoose },
  });
  const known = () => saved.form;
  const isStored = usePersistedInput({ wizard, login, listing: listing.data.id, known, step, go });
  const tenants = useMemo(() => tenantsOf(saved.rooms), [saved.rooms]);
  const next = async () => {
    if (step === LAST_STEP) return save();
    if (await check.step(step)) show(step + 1);
  };

  return (
    <>
      <LeaveGuard when={isDirty && !busy && !isStored} />
      <WizardFrame
        {...{ wizard, conflicts, asked, tenants, step, visited }}
        onStep={show}
        onSubmit={next}
        above={
          <>
            <span>{t('edit_title', { title: saved.data.title })}</span>
            <a
              href={`/listing/${saved.data.id}`}
              target="_blank"
              rel="noreferrer"
              className={classes.preview}
            >
              {t('public_preview')}
              <IconExternalLink aria-hidden size={18} />
              <span className={classes.hidden}> {t('in_a_new_tab')}</span>
            </a>
          </>
        }
        notices={login.hasEnded && <LoginEndedBar isStored={isStored} />}
        actions={
          <ActionBar
            step={step}
            busy={busy}
            isEditing
            onSave={save}
            onBack={() => show(step - 1)}
            note={isDirty && <p className={classes.unsaved}>{t('unsaved_changes')}</p>}
          />
        }
      />
    </>
  );
}
