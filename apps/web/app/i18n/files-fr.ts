/** Where the texts in this language are. */
export default import.meta.glob<Readonly<Record<string, string>>>('./fr/**/*.ts', {
  import: 'default',
});
