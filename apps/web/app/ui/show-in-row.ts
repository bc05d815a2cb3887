/** How much of the previous link stays visible. */
const PEEK_PX = 56;

/** The `ref` of a row's current link: scrolls the row sideways until the link is visible. */
export function showInRow(link: HTMLElement | null): void {
  const row = link?.closest<HTMLElement>('[data-scrolls-x]');
  if (!link || !row) return;
  row.scrollLeft += link.getBoundingClientRect().left - row.getBoundingClientRect().left - PEEK_PX;
}
