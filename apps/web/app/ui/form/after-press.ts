/**
 * Runs after the current press, or immediately without one. A press blurs a field before it reaches
 * the button: what the field then shows must not move the button away.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const ends = new AbortController();
  const end = () => {
    ends.abort();
    // The click follows the release.
    setTimeout(run);
  };
  for (const name of ENDS) document.addEventListener(name, end, { signal: ends.signal });
}

const ENDS = ['mouseup', 'dragend', 'pointercancel'];
let isPressed = false;

/** Tracks presses, which a blurring field cannot query. Touches count as presses. */
export function watchPresses(): () => void {
  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };
  const note = (pressed: boolean) => () => {
    isPressed = pressed;
  };
  document.addEventListener('mousedown', note(true), options);
  for (const name of ENDS) document.addEventListener(name, note(false), options);
  return () => {
    ends.abort();
    isPressed = false;
  };
}
