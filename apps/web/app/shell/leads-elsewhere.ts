type Press = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
type PressedLink = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;

/** Whether a press on a link replaces the page at this address with another page of the site. */
export function leadsElsewhere(press: Press, link: PressedLink, address: string): boolean {
  if (press.button !== 0) return false;
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return false;
  if (link.hasAttribute('download') || !['', '_self'].includes(link.target)) return false;
  const from = new URL(address);
  const to = new URL(link.href);
  // A blob has the origin of its page.
  return (
    to.protocol === from.protocol && to.origin === from.origin && to.pathname !== from.pathname
  );
}
