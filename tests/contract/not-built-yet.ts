/**
 * Operations of authorization.csv that the server does not answer yet. This list only shrinks: a row
 * leaves it with the feature that builds it.
 */
export const NOT_BUILT_YET: readonly string[] = [];
