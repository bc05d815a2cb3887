import { withoutDirections } from '@crewpad/domain';

const MARKS = /\p{M}/gu;
const plain = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** Highlights search words in a text, ignoring accents. */
export function Highlighted({ text, filter }: { text: string; filter: string }) {
  const shown = withoutDirections(text);
  const words = plain(filter).split(/\s+/).filter(Boolean);
  if (words.length === 0) return shown;
  let place = 0;
  return shown.split(/(\s+)/).map((part) => {
    place += part.length;
    const isHit = words.some((word) => plain(part).includes(word));
    return isHit ? <mark key={place}>{part}</mark> : part;
  });
}
