/**
 * An i18next post-processor that avoids a double period: "Ada L." already ends with one, so "We'll
 * email Ada L.." would have two.
 */
export const endOnce = {
  type: 'postProcessor',
  name: 'endOnce',
  process: (text: string) => text.replace(/(\p{Lu}\.)\.(?!\.)/gu, '$1'),
} as const;
