/** What members accept. The operator can replace both texts. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** One version of a document. */
export interface LegalVersion {
  readonly version: string;
  /** The day from which it applies, as YYYY-MM-DD. */
  readonly date: string;
}

export type LegalVersions = Readonly<Record<LegalDocument, LegalVersion>>;

/**
 * The version of our own texts (features/content/legal/texts/en.ts). Members from before there were versions joined
 * under it, so it is never asked for. A change of the texts needs another version and date.
 */
export const OWN_LEGAL_VERSION: LegalVersion = { version: 'own-1', date: '2026-11-28' };

export const LEGAL_VERSION_MAX = 40;

/** The documents that a member has yet to accept, from the versions that they accepted. */
export function unacceptedLegal(
  current: LegalVersions,
  accepted: readonly { document: LegalDocument; version: string }[],
): LegalDocument[] {
  return LEGAL_DOCUMENTS.filter((document) => {
    const { version } = current[document];
    if (version === OWN_LEGAL_VERSION.version) return false;
    return !accepted.some((item) => item.document === document && item.version === version);
  });
}
