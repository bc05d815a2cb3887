import type { RenderContext } from '@crewpad/contract';
import { createContext } from 'react-router';

/** What the host hands to every loader. Exported once more by entry.server, where the host reads it. */
export const renderContext = createContext<RenderContext>();
