/** Share links to other sites. */
export function shareLinks(url: string, title: string) {
  const address = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return {
    mail: `mailto:?subject=${text}&body=${encodeURIComponent(`${title}\n${url}`)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    x: `https://x.com/intent/tweet?url=${address}&text=${text}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  };
}
