import type { Translator } from '@crewpad/texts';
import type { TFunction } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import type { Area } from './texts.ts';

const TranslatorContext = createContext<Translator | null>(null);

export function TranslatorProvider({
  translator,
  children,
}: {
  translator: Translator;
  children: ReactNode;
}) {
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}

/**
 * The texts of one or more areas, which the page or the lazy part has loaded. With several, a key is
 * looked up in their order; `{ ns }` selects one.
 */
export function useTranslation<const Areas extends Area | readonly Area[]>(
  areas: Areas,
): { t: TFunction<Areas>; has: (key: string) => boolean } {
  const translator = useContext(TranslatorContext);
  if (translator === null) throw new Error('no texts outside the page');
  const list: readonly Area[] = typeof areas === 'string' ? [areas] : areas;
  return {
    t: translator.tOf(list) as unknown as TFunction<Areas>,
    has: (key) => list.some((area) => translator.has(area, key)),
  };
}
