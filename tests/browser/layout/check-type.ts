/**
 * Texts in another size or weight than those of the theme: one line for each kind of element. Runs
 * in the page, so it must not use anything from outside.
 */
export function checkType(): string[] {
  const SIZES_PX = [13, 15, 17, 22];
  /** The largest one grows with the screen. */
  const LARGEST_PX = { min: 26, max: 30 };
  const WEIGHTS = ['400', '550', '700'];
  /** Pictures and maps are drawn; the sizes of options and of code belong to the browser. */
  const OTHERS = 'script, style, svg, option, [data-map], .maplibregl-map, [data-toasts]';
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || !node.textContent?.trim() || element.closest(OTHERS)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Math.round(Number.parseFloat(fontSize) * 10) / 10;
    const isLargest = size >= LARGEST_PX.min && size <= LARGEST_PX.max;
    if ((SIZES_PX.includes(size) || isLargest) && WEIGHTS.includes(fontWeight)) continue;
    const text = node.textContent.trim().slice(0, 30);
    faults.add(`<${element.localName}> "${text}" has ${size} px, weight ${fontWeight}`);
  }
  return [...faults];
}

/** How far the title of the page stands from the left edge of the logo. Runs in the page. */
export function titleOffset(): number {
  const leftOf = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect().left ?? 0;
  return Math.round(leftOf('main h1') - leftOf('header a'));
}
