import type { RenderContext } from '@crewpad/contract';
import { createContext } from 'react-router';

/** The loader context set by the host. Re-exported by entry.server, where the host imports it. */
export const renderContext = createContext<RenderContext>();
