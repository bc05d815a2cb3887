import { PLAN_RECORDS, type Plan } from '@crewpad/domain';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { exactMoney } from '../../../lib/format.ts';
import { usePage } from '../../../lib/page-context.ts';
import { usePlanTexts } from '../../../lib/plan-texts.ts';

export type TermsRole = 'lister' | 'seeker' | 'tenant';

const PARTS = {
  lister: ['lister_plan', 'lister_listing', 'lister_law', 'lister_tenants', 'lister_money'],
  seeker: ['seeker_plan', 'seeker_search', 'seeker_agree', 'seeker_manners'],
  tenant: ['tenant_plan', 'tenant_rental', 'tenant_autopay', 'tenant_manners'],
} as const;
const COMMON = [
  'common_account',
  'common_messages',
  'common_data',
  'common_liability',
  'common_changes',
] as const;

const CENTS = 100;

/** The terms of one role, with the price of its plan. */
export function TermsText({ role, plan }: { role: TermsRole; plan: Plan | null }) {
  const { t } = useTranslation('accounts/terms');
  const planTexts = usePlanTexts();
  const { locale } = usePage();
  const record = plan === null ? null : PLAN_RECORDS[plan];
  const values = {
    title: plan === null ? '' : planTexts(plan).title,
    price: record ? exactMoney(record.price_cents / CENTS, locale) : '',
  };
  return (
    <div className="pb-6">
      <p className="m-0 inline-block rounded-full bg-sunken px-3 py-1 text-xs font-bold text-ink-soft">
        {t(`for_${role}`)}
      </p>
      {[...PARTS[role], ...COMMON].map((part, at) => (
        <section key={part}>
          <h2 className="mx-0 mt-6 mb-1 text-md">
            {at + 1}. {t(part)}
          </h2>
          <p className="m-0 max-w-text text-ink-soft">{t(`${part}_text`, values)}</p>
        </section>
      ))}
    </div>
  );
}
