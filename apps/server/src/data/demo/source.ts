import type { Drawing } from '../render-pictures.ts';

export type {
  DemoData,
  DemoListing,
} from '@crewpad/reference-data/demo';

/** The texts of the demo data; loaded when asked for, since a running server needs them once. */
export async function readDemoData() {
  const { demoData } = await import('@crewpad/reference-data/demo');
  return demoData();
}

/** The project's pool of pictures; loaded when asked for. */
export async function readPictures(): Promise<readonly Drawing[]> {
  const { pictures } = await import('@crewpad/reference-data/pictures');
  return pictures;
}
