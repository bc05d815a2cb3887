import type { Drawing } from '../render-pictures.ts';

// By path, since the package exports only what a running server reads.
export type {
  DemoData,
  DemoListing,
} from '../../../../../packages/reference-data/src/demo/index.ts';

/** The texts of the demo data; loaded when asked for, since a running server needs them once. */
export async function readDemoData() {
  const { demoData } = await import('../../../../../packages/reference-data/src/demo/index.ts');
  return demoData();
}

/** The project's pool of pictures; loaded when asked for. */
export async function readPictures(): Promise<readonly Drawing[]> {
  const { pictures } = await import('../../../../../packages/reference-data/src/pictures/index.ts');
  return pictures;
}
