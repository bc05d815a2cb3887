/**
 * Runs once the press that is under way is over, or at once without one. A press takes the focus from
 * a field before it reaches the button: what the field then shows must not push the button away.
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

/** Notes presses, which a field that loses the focus cannot ask for. Touches count as presses. */
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
