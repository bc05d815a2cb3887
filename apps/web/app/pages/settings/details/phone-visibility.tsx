import type { contract } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { useOptimistic, useTransition } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { call } from '../../../lib/browser-call.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { toast } from '../../../ui/toast.ts';
import { canChange } from '../parts/inactive-note.tsx';
import { Note } from '../parts/note.tsx';
import { Panel } from '../parts/panel.tsx';
import { SwitchRow } from '../parts/switch-row.tsx';
import { useApplyUser } from '../use-apply-user.ts';
import { useSave } from '../use-save.ts';

type Shown = Pick<
  contract.accounts.OwnUser,
  'approval_public_phone_user' | 'approval_public_phone_tenant'
>;
type Change = { approval_public_phone_user: 0 | 1 } | { approval_public_phone_tenant: 0 | 2 };

/** Who sees a lister's phone number. Takes effect immediately; an error reverts the switch. */
export function PhoneVisibility({ user }: { user: contract.accounts.OwnUser }) {
  const { t } = useTranslation('pages/settings');
  const hydrated = useHydrated();
  const take = useApplyUser();
  // One per switch, because both may be saving at the same time.
  const forAll = useSave();
  const forTenants = useSave();
  const [, startTransition] = useTransition();
  const [shown, expect] = useOptimistic<Shown, Change>(user, (now, change) => ({
    ...now,
    ...change,
  }));

  const change = (to: Change, { save }: Pick<ReturnType<typeof useSave>, 'save'>) =>
    startTransition(async () => {
      expect(to);
      const [value] = Object.values(to);
      await save(async () => {
        const answer = await call(accounts.setPhoneVisibility, {
          body: { approval_public_phone: value, ...to },
        });
        await take(answer.user);
        toast({ kind: 'success', message: t('phone_saved') });
      });
    });

  const isForAll = shown.approval_public_phone_user === 1;
  return (
    <Panel title={t('phone_visibility')} text={t('phone_visibility_text')}>
      {user.phone_number === null && (
        <Note kind="warn">
          <p>{t('phone_none')}</p>
        </Note>
      )}
      <div>
        <SwitchRow
          label={t('phone_all')}
          text={t('phone_all_text')}
          checked={isForAll}
          disabled={!hydrated || !canChange(user)}
          onChange={(isOn) => change({ approval_public_phone_user: isOn ? 1 : 0 }, forAll)}
        />
        <SwitchRow
          label={t('phone_tenants')}
          text={t(isForAll ? 'phone_tenants_too' : 'phone_tenants_text')}
          checked={shown.approval_public_phone_tenant === 2}
          disabled={!hydrated || !canChange(user)}
          onChange={(isOn) => change({ approval_public_phone_tenant: isOn ? 2 : 0 }, forTenants)}
        />
      </div>
    </Panel>
  );
}
