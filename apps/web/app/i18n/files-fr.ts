/** The text files of this language. */
export default import.meta.glob<Readonly<Record<string, string>>>('./fr/**/*.ts', {
  import: 'default',
});
