import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LAST_STEP, stepFrom } from '../../form/steps.ts';

/**
 * The step in the address, limited to reachable steps.
 * @param first where to continue if the address has none
 * @param reached the last step that can be opened
 */
export function useStep(first: number, reached: number) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [visited, setVisited] = useState(reached);
  const requested = stepFrom(search) ?? first;
  const step = Math.min(requested, visited);

  const go = (to: number) => {
    const next = Math.min(Math.max(to, 1), LAST_STEP);
    setVisited((last) => Math.max(last, next));
    // The server does not depend on the step, so navigation never waits for it.
    return navigate(`?step=${next}`, { preventScrollReset: true, defaultShouldRevalidate: false });
  };
  // Corrects an address beyond the reachable steps.
  useEffect(() => {
    if (requested === step) return;
    navigate(`?step=${step}`, { replace: true, defaultShouldRevalidate: false });
  }, [requested, step, navigate]);

  return { step, visited, go };
}

/** A heading that takes the focus on a step change. */
export function useHeadingOfStep(step: number, hasIssues: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // An error already has the focus.
    if (hasIssues) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step, hasIssues]);
  return heading;
}
