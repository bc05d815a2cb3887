import type { contract, OperationAnswer } from '@crewpad/contract';
import {
  IconAlarm,
  IconBath,
  IconBulbOff,
  IconCheck,
  IconCopy,
  IconHeadphones,
  IconLock,
  IconLuggage,
  IconMoon,
  IconPhone,
  IconPill,
  IconSmoking,
  IconToolsKitchen2,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { usePage } from '../../lib/page-context.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** House rules for listers to copy into a listing. */
export function Checklist() {
  const { t } = useTranslation('content/house-rules');
  const hydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // Fails without a secure connection; the text can be selected manually.
    await navigator.clipboard?.writeText(t('checklist')).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <pre className="mx-0 mt-0 mb-4 rounded-md border border-line bg-surface p-4 whitespace-pre-wrap font-inherit">
        {t('checklist')}
      </pre>
      {hydrated && (
        <Button variant="outline" onClick={copy}>
          {isCopied ? <IconCheck aria-hidden size={20} /> : <IconCopy aria-hidden size={20} />}
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
      )}
      <VisuallyHidden role="status">{isCopied && t('copied')}</VisuallyHidden>
    </>
  );
}

type Rule = OperationAnswer<typeof contract.content.getHouseRules>['rules'][number];

/** The icon of the first pattern that matches a rule's English name. */
const ICONS = [
  [/headphone|music/i, IconHeadphones],
  [/phone call/i, IconPhone],
  [/alarm/i, IconAlarm],
  [/light/i, IconBulbOff],
  [/quiet|sleep/i, IconMoon],
  [/smok|vap/i, IconSmoking],
  [/drug/i, IconPill],
  [/guest|visitor|part(y|ies)|tenant/i, IconUsers],
  [/door|lock|key/i, IconLock],
  [/bath|shower/i, IconBath],
  [/trash|garbage|throw/i, IconTrash],
  [/dish|food|eat|kitchen/i, IconToolsKitchen2],
  [/pack|bag|luggage/i, IconLuggage],
] as const;

/** The house rules that listers can select, each with an icon. */
export function RuleList({ rules }: { rules: readonly Rule[] }) {
  const { locale } = usePage();
  return (
    <ul className="rules m-0! grid! list-none! grid-fill-68 gap-x-4 gap-y-2 p-0!">
      {rules.map(({ id, name }) => {
        const [, Icon] = ICONS.find(([pattern]) => pattern.test(name.en)) ?? [null, IconCheck];
        return (
          <li
            key={id}
            className="[.rules_&]:m-0 [.rules_&]:flex [.rules_&]:items-start [.rules_&]:gap-2"
          >
            <Icon aria-hidden size={22} className="flex-none text-ink" />
            {name[locale] ?? name.en}
          </li>
        );
      })}
    </ul>
  );
}
