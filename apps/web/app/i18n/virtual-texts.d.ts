/** Written by vite/texts.ts. */
declare module 'virtual:texts' {
  import type { Fetchers, TextFile } from '@crewpad/texts';

  /** On the server: all text files, by language and area. Empty in the browser. */
  export const bundled: Readonly<Record<string, Readonly<Record<string, TextFile>>>>;

  /**
   * In the browser: lists of the functions that fetch an area, by `<brand> <language>`. Each loads
   * when it is first used. Empty on the server.
   */
  export const fetched: Readonly<
    Record<string, () => { default: Fetchers } | Promise<{ default: Fetchers }>>
  >;
}
