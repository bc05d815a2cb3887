import { createContext, useContext } from 'react';
import type { Brand } from './brand.ts';
import { crashpad } from './crashpad.ts';

const BrandContext = createContext<Brand>(crashpad);

export const BrandProvider = BrandContext.Provider;

/** The brand of this page. */
export function useBrand(): Brand {
  return useContext(BrandContext);
}
