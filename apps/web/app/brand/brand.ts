import type { BrandName } from '@crewpad/domain';

/** A brand, together with the style sheet of its colors: `crashpad.ts` and `crashpad.css`. */
export interface Brand {
  key: BrandName;
  name: string;
  logo: string;
  favicon: string;
  /** The picture that social networks show, 1200 x 630. */
  share: string;
  hero: string;
  /** The decorative picture of the footer; only the crashpad brand has one. */
  footerPicture: string | undefined;
  /** What this brand calls things: words of the texts, in small letters, with its own words. */
  words: Readonly<Record<string, string>>;
  /** The channel with how-to videos. */
  videoChannel: string;
}
