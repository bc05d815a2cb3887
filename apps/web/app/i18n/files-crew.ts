export { inBrandWords as inWords } from '@crewpad/domain';

/** The English text files of this brand. */
export default import.meta.glob<Readonly<Record<string, string>>>('./en/crew/*.ts', {
  import: 'default',
});
