/** Where the texts in this language are. */
export default import.meta.glob<Readonly<Record<string, string>>>('./pt/**/*.ts', {
  import: 'default',
});
