import type { contract } from '@crewpad/contract';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import classes from '../../../../ui/form/dialog-form.module.css';
import formClasses from '../../../../ui/form/form.module.css';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { InvitedPerson } from '../rental-dialog-context.ts';
import type { InviteFormState } from './use-invite-form.ts';
import { useInvitee } from './use-invitee.ts';

interface WhoFieldsProps {
  state: InviteFormState;
  rental: contract.rentals.Rental | undefined;
  person: InvitedPerson | undefined;
}

/** The invited person. The email cannot change later. */
export function WhoFields({ state: { values, set, form }, rental, person }: WhoFieldsProps) {
  const { t } = useTranslation('rental-forms');
  const { text: found, forget } = useInvitee(values, set, rental === undefined);
  if (person !== undefined) {
    return <p className={classes.text}>{t('invite_person', { name: person.name })}</p>;
  }
  const isHidden = rental !== undefined && rental.email === undefined;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('group_who')}</legend>
      {isHidden ? (
        <p className={classes.small}>{t('email_hidden')}</p>
      ) : (
        <TextField
          name="email"
          label={t('email')}
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          readOnly={rental !== undefined}
          hint={
            rental?.status === 'accepted' ? undefined : t(rental ? 'email_locked' : 'email_hint')
          }
          value={values.email}
          onValue={(email) => {
            set({ ...forget(), email });
          }}
          issue={form.keyOf('email')}
          more={
            <span role="status" className={classes.found}>
              {found}
            </span>
          }
        />
      )}
      <div className={formClasses.two}>
        {(['first_name', 'last_name'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(name)}
            optional
            autoComplete="off"
            maxLength={100}
            value={values[name]}
            onValue={(value) => set({ [name]: value })}
            issue={form.keyOf(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}
