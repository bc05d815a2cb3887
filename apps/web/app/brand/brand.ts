import type { BrandName } from '@crewpad/domain';

/** A brand, together with its colors in a style sheet: `crashpad.ts` and `crashpad.css`. */
export interface Brand {
  key: BrandName;
  name: string;
  logo: string;
  favicon: string;
  /** The social sharing image, 1200 x 630. */
  share: string;
  hero: string;
  /** The decorative footer image; only the crashpad brand has one. */
  footerPicture: string | undefined;
  /** The channel with how-to videos. */
  videoChannel: string;
}
