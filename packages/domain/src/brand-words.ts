import type { BrandName } from './lists.ts';

/** A brand's words for those of English texts, in lower case. Other languages have their own texts. */
const BRAND_WORDS: Readonly<Record<BrandName, Readonly<Record<string, string>>>> = {
  crashpad: {},
  crew: {
    'crash pad': 'crew house',
    'crash pads': 'crew houses',
    crashpad: 'crew house',
    crashpads: 'crew houses',
  },
  vacation: {
    'my crashpad': 'my vacation rental',
    'my crew': 'my guests',
    'crash pad': 'vacation rental',
    'crash pads': 'vacation rentals',
    crashpad: 'vacation rental',
    crashpads: 'vacation rentals',
    lister: 'host',
    listers: 'hosts',
    tenant: 'guest',
    tenants: 'guests',
    seeker: 'traveler',
    seekers: 'travelers',
    'airline crew': 'guests',
    'crew members': 'guests',
    crew: 'guests',
  },
};

/** Rewords an English text for a brand. Placeholders and addresses stay unchanged. */
export function inBrandWords(text: string, brand: BrandName): string {
  const words = BRAND_WORDS[brand];
  const known = Object.keys(words).sort((a, b) => b.length - a.length);
  if (known.length === 0) return text;
  const pattern = new RegExp(`(?<![\\w/#{=+-])(?:${known.join('|')})(?![\\w}+-])`, 'gi');
  return text.replace(pattern, (found) => {
    const word = words[found.toLowerCase()] ?? found;
    return /^[A-Z]/.test(found) ? word[0]?.toUpperCase() + word.slice(1) : word;
  });
}
