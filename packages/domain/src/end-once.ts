/**
 * A post-processor of i18next that ends a sentence once: a name such as "Ada L." brings a period of its
 * own, and "We'll email Ada L.." would have two.
 */
export const endOnce = {
  type: 'postProcessor',
  name: 'endOnce',
  process: (text: string) => text.replace(/(\p{Lu}\.)\.(?!\.)/gu, '$1'),
} as const;
