import { createContext } from 'react';

/** Of the page that is being rendered, for its inline scripts; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
