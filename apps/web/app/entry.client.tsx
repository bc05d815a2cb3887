import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { textsLoaded } from './i18n/texts.ts';

/** The code of a member's header: a press before it has loaded would be lost. */
async function memberNavLoaded(): Promise<void> {
  if (document.documentElement.dataset.member === undefined) return;
  // Without it the page still works; the header requests it again.
  await import('./shell/member-nav.tsx').catch(() => undefined);
}

await Promise.all([textsLoaded(), memberNavLoaded()]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
