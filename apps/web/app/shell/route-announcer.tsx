import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/**
 * Announces the title of a new page to screen readers. If the focused element is gone, the heading of
 * the new page gets the focus.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
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
