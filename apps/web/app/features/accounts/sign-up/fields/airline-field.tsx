import type { contract, OperationAnswer } from '@crewpad/contract';
import { search } from '@crewpad/contract/endpoints';
import { similarityTo } from '@crewpad/domain';
import { IconX } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { call } from '../../../../lib/browser-call.ts';
import { useIsForCrew } from '../../../../lib/page-context.ts';
import { PlainButton } from '../../../../ui/button.tsx';
import { Combobox } from '../../../../ui/combobox.tsx';
import { controlOf, Field, type FieldProps } from '../../../../ui/form/field.tsx';
import { fieldClasses } from '../../../../ui/form/field-classes.ts';

export type Airline = OperationAnswer<typeof contract.search.getAirlines>['data'][number];

/** The airlines, loaded on first use. Without them the name is plain text. */
function useAirlines() {
  const [airlines, setAirlines] = useState<readonly Airline[]>([]);
  const load = useCallback(() => {
    call(search.getAirlines, {}, { quiet: true }).then(
      ({ data }) => setAirlines(data),
      () => undefined,
    );
  }, []);
  return { airlines, load };
}

/**
 * The airlines whose name or code contains the input, or where none does, those with a similar
 * name: domestic ones first, in list order.
 */
export function airlinesMatching(airlines: readonly Airline[], text: string) {
  const query = plain(text);
  const matching = airlines.filter(
    ({ name, code }) => plain(name).includes(query) || plain(code) === query,
  );
  const similarityOf = similarityTo(query);
  const matches =
    matching.length > 0 ? matching : airlines.filter(({ name }) => similarityOf(plain(name)) > 0);
  return { matches, areSimilar: matching.length === 0 && matches.length > 0 };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

interface AirlineFieldProps extends FieldProps {
  value: string;
  onValue: (name: string) => void;
}

/**
 * The long list of airlines, filtered by the input. Any other name counts as typed. A brand whose
 * members aren't crew doesn't ask.
 */
export function AirlineField({ value, onValue, ...field }: AirlineFieldProps) {
  const { t } = useTranslation('accounts/sign-up');
  const isForCrew = useIsForCrew();
  const box = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const { airlines, load } = useAirlines();
  const isPicked = airlines.some(({ name }) => name === value);
  const { matches, areSimilar } = airlinesMatching(airlines, isPicked ? '' : value);

  const foundText = areSimilar
    ? t('airlines_similar')
    : t('airlines_found', { count: matches.length });
  const status = matches.length > 0 ? foundText : t('airlines_own');

  const change = (isOpen: boolean) => {
    if (isOpen && airlines.length === 0) load();
    setOpen(isOpen);
  };
  const optionOf = ({ id, name, code, group }: Airline) => ({
    key: String(id),
    group: t(`airlines_${group}`),
    label: (
      <>
        <span className="flex-1">{name}</span>
        <span className="text-xs text-muted">{code}</span>
      </>
    ),
  });
  const pick = (name: string) => {
    onValue(name);
    setOpen(false);
    box.current?.focus();
  };

  if (!isForCrew) return null;
  return (
    <Field {...field}>
      <div className={fieldClasses.withButton}>
        <Combobox
          box={box}
          input={{ ...controlOf(field), maxLength: 100, className: fieldClasses.control }}
          text={value}
          onText={onValue}
          open={open}
          onOpen={change}
          options={airlines.length === 0 ? null : matches.map(optionOf)}
          listLabel={field.label}
          status={value === '' || isPicked ? '' : status}
          hidesEmpty
          onPick={(at) => pick(matches[at]?.name ?? value)}
          opensOnFocus
        />
        {value !== '' && (
          <PlainButton
            className={fieldClasses.inside}
            aria-label={t('clear')}
            onClick={() => pick('')}
          >
            <IconX aria-hidden size={20} />
          </PlainButton>
        )}
      </div>
    </Field>
  );
}
