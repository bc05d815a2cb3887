import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LAST_STEP, stepFrom } from '../form/steps.ts';

/**
 * The step that the address names, as far as the way is known.
 * @param first where to go on when the address names none
 * @param reached the furthest step that can be opened at once
 */
export function useStep(first: number, reached: number) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [visited, setVisited] = useState(reached);
  const wanted = stepFrom(search) ?? first;
  const step = Math.min(wanted, visited);

  const go = (to: number) => {
    const next = Math.min(Math.max(to, 1), LAST_STEP);
    setVisited((last) => Math.max(last, next));
    // Nothing on the server depends on the step: what is typed never waits for it.
    return navigate(`?step=${next}`, { preventScrollReset: true, defaultShouldRevalidate: false });
  };
  // An address that leads too far is put right, so that it says what is seen.
  useEffect(() => {
    if (wanted === step) return;
    navigate(`?step=${step}`, { replace: true, defaultShouldRevalidate: false });
  }, [wanted, step, navigate]);

  return { step, visited, go };
}

/** A heading that takes the focus when another step has come. */
export function useHeadingOfStep(step: number, hasIssues: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // What is wrong has the focus already.
    if (hasIssues) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step, hasIssues]);
  return heading;
}
