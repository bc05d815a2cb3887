/** How much of the previous link stays visible. */
const PEEK_PX = 56;

/**
 * The `ref` of a row's current link: scrolls the row sideways until the link is visible. Of several
 * current links the first counts, so that a row does not move away from its beginning.
 */
export function showInRow(link: HTMLElement | null): void {
  const row = link?.closest<HTMLElement>('[data-scrolls-x]');
  if (!link || !row || row.querySelector('[aria-current]') !== link) return;
  const [own, shown] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.left >= shown.left && own.right <= shown.right) return;
  row.scrollLeft += own.left - shown.left - PEEK_PX;
}
