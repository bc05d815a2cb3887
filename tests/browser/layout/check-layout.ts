/** Faults found by `checkLayout`: one line per fault, without duplicates. */
export type LayoutFaults = string[];

/**
 * Scrolls the page in steps and checks for layout faults. Runs in the page, so it must
 * not use anything from outside.
 *
 * - A fixed or sticky element covers a heading, a link or a button that does not belong to it. Bars
 *   over the full width at the upper or lower edge may, but never the element that has the focus.
 * - Something is wider than the screen. What may be pushed sideways says so: `data-scrolls-x`.
 */
export async function checkLayout(step: number): Promise<LayoutFaults> {
  const TARGETS = 'h1, h2, h3, h4, h5, h6, a[href], button, summary';
  const FOCUSABLE = 'a[href], button:not(:disabled), summary, input, select, textarea';
  const SLACK_PX = 1;
  const STEPS_PER_FRAME = 10;
  const faults = new Set<string>();
  const root = document.documentElement;
  const width = root.clientWidth;

  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const name = element.localName + (element.id && `#${element.id}`);
    return `<${name}> "${text.replace(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  /** Boxes are up to date without a frame; what appears when it is seen needs one. */
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** The part of an element that lies in the viewport and is not clipped for screen readers only. */
  const visibleBox = (element: Element) => {
    const box = element.getBoundingClientRect();
    const left = Math.max(box.left, 0);
    const top = Math.max(box.top, 0);
    const right = Math.min(box.right, width);
    const bottom = Math.min(box.bottom, window.innerHeight);
    return { left, top, right, bottom, isSeen: right - left > SLACK_PX && bottom - top > SLACK_PX };
  };
  const FLOATING = ['fixed', 'sticky'];
  const floating = new Set<Element>();
  /** Styles of a whole page take a while: looked at before and after the scrolling. */
  const findFloating = () => {
    for (const element of document.body.querySelectorAll('*')) {
      // A toast may cover something, because it closes by itself.
      if (element.closest('[data-toasts]')) continue;
      if (FLOATING.includes(getComputedStyle(element).position)) floating.add(element);
    }
  };
  const floaters = () =>
    [...floating].filter((element) => isVisible(element) && visibleBox(element).isSeen);

  /** Full width and at an edge of the viewport, or next to another such bar. */
  const barsOf = (elements: readonly Element[]): Set<Element> => {
    const bars = new Set<Element>();
    let upper = 0;
    let lower = window.innerHeight;
    const wide = elements
      .map((element) => ({ element, box: visibleBox(element) }))
      .filter(({ box }) => box.right - box.left >= width - SLACK_PX);
    for (const { element, box } of [...wide].sort((a, b) => a.box.top - b.box.top)) {
      if (box.top > upper + SLACK_PX) continue;
      bars.add(element);
      upper = Math.max(upper, box.bottom);
    }
    for (const { element, box } of [...wide].sort((a, b) => b.box.bottom - a.box.bottom)) {
      if (box.bottom < lower - SLACK_PX) continue;
      bars.add(element);
      lower = Math.min(lower, box.top);
    }
    return bars;
  };

  /** Whether the floating element covers part of the target. */
  const covers = (floater: Element, target: Element): boolean => {
    const over = visibleBox(floater);
    const under = visibleBox(target);
    const left = Math.max(over.left, under.left);
    const right = Math.min(over.right, under.right);
    const top = Math.max(over.top, under.top);
    const bottom = Math.min(over.bottom, under.bottom);
    if (right - left <= SLACK_PX || bottom - top <= SLACK_PX) return false;
    const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const at = stack.findIndex((element) => floater.contains(element));
    const targetAt = stack.findIndex((element) => target.contains(element));
    return at >= 0 && targetAt > at;
  };

  const lookForCovered = (targets: readonly Element[]) => {
    const allFloaters = floaters();
    const bars = barsOf(allFloaters);
    for (const floater of allFloaters) {
      if (bars.has(floater)) continue;
      for (const target of targets) {
        if (floater.contains(target) || target.contains(floater)) continue;
        if (covers(floater, target)) {
          faults.add(`${nameOf(floater)} covers ${nameOf(target)} at ${window.scrollY}`);
        }
      }
    }
  };

  const lookForWide = () => {
    if (root.scrollWidth > width) faults.add(`the page is ${root.scrollWidth} px wide`);
    const isClipped = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (parent.hasAttribute('data-scrolls-x')) return true;
        if (['hidden', 'clip'].includes(getComputedStyle(parent).overflowX)) return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      if (box.width <= SLACK_PX || box.height <= SLACK_PX || !isVisible(element)) continue;
      const isWide = box.right > width + SLACK_PX || box.left < -SLACK_PX;
      if (isWide && !isClipped(element)) {
        faults.add(`${nameOf(element)} reaches from ${box.left} to ${box.right} px`);
      }
    }
  };

  /** Tabs in both directions: the browser scrolls to the focused element, which a bar may cover. */
  const lookForCoveredFocus = () => {
    const controls = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) => element.tabIndex >= 0 && isVisible(element),
    );
    for (const order of [controls, [...controls].reverse()]) {
      for (const control of order) {
        control.focus();
        if (document.activeElement !== control) continue;
        for (const bar of barsOf(floaters())) {
          if (bar.contains(control) || !covers(bar, control)) continue;
          faults.add(`${nameOf(bar)} covers ${nameOf(control)}, which has the focus`);
        }
      }
    }
    (document.activeElement as HTMLElement | null)?.blur();
  };

  findFloating();
  const targets = [...document.querySelectorAll(TARGETS)].filter(isVisible);
  const end = root.scrollHeight - window.innerHeight;
  for (let at = 0; at * step < end + step; at += 1) {
    scrollTo(Math.min(at * step, end));
    if (at % STEPS_PER_FRAME === 0) await nextFrame();
    lookForCovered(targets);
  }
  await nextFrame();
  lookForWide();
  findFloating();
  scrollTo(0);
  lookForCoveredFocus();
  return [...faults];
}
