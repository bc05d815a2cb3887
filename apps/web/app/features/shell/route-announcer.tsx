import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Tells people who do not see the page change which page they are on now. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState({ pathname, title: '' });

  useEffect(() => {
    setAnnounced((last) =>
      last.pathname === pathname ? last : { pathname, title: document.title },
    );
  }, [pathname]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced.title}
    </VisuallyHidden>
  );
}
