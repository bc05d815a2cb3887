import { contract, type ShellMember } from '@crewpad/contract';
import { accounts } from '@crewpad/contract/endpoints';
import { isListerPlan, type Plan } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/browser-call.ts';
import { withChosenListing } from '../../../lib/chosen-listing.ts';
import { UNPAID_HOME } from '../../../lib/member-homes.ts';
import { storeUnpaidSession } from '../../../lib/session-store.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/form/choice-fields.tsx';
import { issuesFromServer, issuesOf } from '../../../ui/form/field-issues.ts';
import { Form } from '../../../ui/form/form.tsx';
import { twoClass, whyClass } from '../../../ui/form/form-classes.ts';
import { FormSummary } from '../../../ui/form/form-summary.tsx';
import { useFormIssues } from '../../../ui/form/use-form-issues.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScenePage, Sheet } from '../../../ui/scene-page.tsx';
import { toast } from '../../../ui/toast.ts';
import { ChosenListingCard } from '../chosen-listing/chosen-listing-card.tsx';
import type { ChosenListing } from '../chosen-listing/load-chosen-listing.ts';
import { useChosenListing } from '../chosen-listing/use-chosen-listing.ts';
import { NewPasswordFields, useCommonPassword } from '../password/new-password-fields.tsx';
import { PASSWORDS, SIGN_UP_ORDER, signUpValues } from '../sign-up/details/check-details.ts';
import { type Draft, forgetDraft, readDraft, typedPasswords } from '../sign-up/draft.ts';
import { PolicyLinks } from '../sign-up/policy-links.tsx';
import { SignUpSteps } from '../sign-up/sign-up-steps.tsx';
import { withEmail } from '../with-email.ts';
import { type TermsRole, TermsText } from './terms-text.tsx';

const CONFLICT = 409;

/**
 * Accepts the terms: creates the unpaid account with the details entered before.
 * @param chosenPath the path of the listing that the visitor chose
 */
function useAccept(draft: Draft, chosenPath: string | null) {
  const { t } = useTranslation('accounts/terms');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useFormIssues();
  const [knownPasswords] = useState(typedPasswords);
  const [passwords, setPasswords] = useState(
    knownPasswords ?? { password: '', confirm_password: '' },
  );
  const [busy, setBusy] = useState(false);
  // They are typed here after a reload, and after a refusal.
  const [needsPassword, setNeedsPassword] = useState(knownPasswords === null);
  const common = useCommonPassword(passwords.password);
  const [needsMending, setNeedsMending] = useState(false);

  const setPassword = (change: Partial<typeof passwords>) => {
    setPasswords((last) => ({ ...last, ...change }));
    form.clear(...Object.keys(change));
  };

  const accept = async () => {
    const values = { ...signUpValues(draft, passwords), user_plan: draft.user_plan };
    const result = contract.accounts.newAccount.safeParse(values);
    const issues = issuesOf(result, SIGN_UP_ORDER);
    setNeedsMending(issues.some(({ field }) => !PASSWORDS.includes(field)));
    form.show(issues);
    if (!result.success || busy) return;
    setBusy(true);
    try {
      const body = { ...result.data, ...common.check() };
      const { token } = await call(
        accounts.createAccount,
        { body },
        { quiet: true, anonymous: true },
      );
      storeUnpaidSession(token);
      forgetDraft();
      await navigate(withChosenListing(UNPAID_HOME, chosenPath), { replace: true });
      await revalidate();
    } catch (error) {
      const refusal = isApiError(error) ? error : undefined;
      toast({ kind: 'error', message: refusal?.body.message || t('failed') });
      // There is an account with this email: the member should log in to it.
      if (refusal?.status === CONFLICT) {
        await navigate(withChosenListing('/login', chosenPath), { state: withEmail(draft.email) });
        return forgetDraft();
      }
      setBusy(false);
      const issues = issuesFromServer(refusal?.body.errors, SIGN_UP_ORDER);
      setNeedsMending(issues.some(({ field }) => !PASSWORDS.includes(field)));
      if (issues.some(({ field }) => PASSWORDS.includes(field))) setNeedsPassword(true);
      form.show(issues);
    }
  };

  return {
    form,
    needsPassword,
    passwords,
    setPassword,
    busy,
    needsMending,
    accept,
    useAnyway: () => {
      common.accept();
      accept();
    },
  };
}

const ROLES: readonly TermsRole[] = ['lister', 'seeker', 'tenant'];
/** The plan whose price the terms of a role show to people without one. */
const EXAMPLES = { lister: 'basic', seeker: 'seeker', tenant: null } as const;

interface TermsPageProps {
  member: ShellMember | null;
  chosenListing: ChosenListing;
}

/**
 * The terms of a role: visitors accept them to join, members can read them again. An address with
 * `?for=<role>` shows them to anyone.
 */
export function TermsPage({ member, chosenListing }: TermsPageProps) {
  const { t } = useTranslation('accounts/terms');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const requestedRole = ROLES.find((role) => role === params.get('for'));
  const hydrated = useHydrated();
  const draft = hydrated && member === null ? readDraft() : null;
  const isLost = hydrated && member === null && draft === null && requestedRole === undefined;

  const path = chosenListing?.path;

  useEffect(() => {
    if (isLost) navigate(withChosenListing('/create-account', path), { replace: true });
  }, [isLost, navigate, path]);

  if (member || requestedRole) {
    const plan = requestedRole ? EXAMPLES[requestedRole] : (member?.user_plan ?? null);
    return (
      <ScenePage
        width="form"
        title={t('terms_title')}
        lead={t(requestedRole ? 'terms_of_role' : 'terms_read_only')}
      >
        <Sheet>
          <TermsText role={requestedRole ?? roleOf(plan)} plan={plan} />
          <LinkButton to="/" variant="outline">
            {t('terms_back')}
          </LinkButton>
        </Sheet>
      </ScenePage>
    );
  }
  return (
    <ScenePage
      width="form"
      above={<SignUpSteps at="terms" />}
      title={t('terms_title')}
      lead={t('terms_lead')}
    >
      {draft && <TermsOfDraft draft={draft} chosenListing={chosenListing} />}
    </ScenePage>
  );
}

function TermsOfDraft({ draft, chosenListing }: { draft: Draft; chosenListing: ChosenListing }) {
  const path = useChosenListing(chosenListing);
  return (
    <>
      <ChosenListingCard
        chosenListing={chosenListing}
        by={isListerPlan(draft.user_plan) ? 'lister' : 'seeker'}
      />
      <Sheet>
        <TermsForm draft={draft} path={path} />
      </Sheet>
    </>
  );
}

function TermsForm({ draft, path }: { draft: Draft; path: string | null }) {
  const { t } = useTranslation('accounts/terms');
  const { t: f } = useTranslation('ui/form');
  const [isAgreed, setAgreed] = useState(false);
  const { form, needsPassword, passwords, setPassword, busy, needsMending, accept, useAnyway } =
    useAccept(draft, path);
  return (
    <>
      <FormSummary {...form} />
      {needsMending && (
        <LinkButton to={withChosenListing(formOf(draft.user_plan), path)} variant="outline">
          {t('change_details')}
        </LinkButton>
      )}
      <TermsText role={roleOf(draft.user_plan)} plan={draft.user_plan} />
      <Form onSubmit={accept} className="grid gap-4 border-t border-t-line pt-4">
        {needsPassword && (
          <>
            <input type="hidden" autoComplete="username" value={draft.email} readOnly />
            <h2 className="mx-0 mt-6 mb-1 text-md">{t('your_password')}</h2>
            <p className="m-0 text-ink-soft">{t('your_password_text')}</p>
            <div className={twoClass}>
              <NewPasswordFields
                values={passwords}
                set={setPassword}
                form={form}
                label={t('new_password')}
                confirmLabel={t('confirm_password')}
                onUseAnyway={useAnyway}
              />
            </div>
          </>
        )}
        <PolicyLinks />
        <CheckField name="agreed" label={t('i_agree')} checked={isAgreed} onValue={setAgreed} />
        <div>
          <Button
            type="submit"
            variant="accent"
            className="min-h-13! w-full text-md"
            disabled={!isAgreed || busy}
            aria-describedby="accept-why"
          >
            {busy ? f('one_moment') : t('accept')}
          </Button>
          <p id="accept-why" className={whyClass}>
            {t(isAgreed ? 'what_next' : 'why_disabled')}
          </p>
        </div>
      </Form>
    </>
  );
}

function roleOf(plan: Plan | null): TermsRole {
  if (plan === 'seeker') return 'seeker';
  return isListerPlan(plan) ? 'lister' : 'tenant';
}

function formOf(plan: Plan): string {
  return `/create-account/${isListerPlan(plan) ? 'list' : 'need'}-crashpad`;
}
