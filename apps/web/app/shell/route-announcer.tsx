import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/**
 * Announces the title of a new page to screen readers. If the focused element is gone, the heading of
 * the new page gets the focus. A new page starts at its top.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  useStartAtTop();
  const [announced, setAnnounced] = useState({ pathname, title: '' });

  useEffect(() => {
    setAnnounced((last) =>
      last.pathname === pathname ? last : { pathname, title: document.title },
    );
  }, [pathname]);

  const left = useRef(pathname);
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const main = document.getElementById('main');
    const heading = main?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced.title}
    </VisuallyHidden>
  );
}

/**
 * React Router scrolls to the top too, but not if the data was reloaded before the new page was
 * drawn, as happens after a payment or a login.
 */
function useStartAtTop(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const left = useRef(pathname);
  useLayoutEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    if (type !== 'POP' && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, type]);
}
