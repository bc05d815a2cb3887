import { useMemo } from 'react';
import { useBrand } from './brand-context.tsx';
import { rewriter } from './wording.ts';

/** Rewrites our own texts that come from the server, such as those of plans, in the brand's words. */
export function useWording(): (text: string) => string {
  const { wording } = useBrand();
  return useMemo(() => rewriter(wording), [wording]);
}
