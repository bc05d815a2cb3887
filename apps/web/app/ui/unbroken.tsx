/** A word of two short parts, such as "non-rev", between others. */
const SHORT_COMPOUND = /(?<![\p{L}\p{N}-])(\p{L}{1,4}-\p{L}{1,4})(?![\p{L}\p{N}-])/u;

/** A text in which lines do not break inside short words with a hyphen. */
export function Unbroken({ children }: { children: string }) {
  const [before, word, ...rest] = children.split(SHORT_COMPOUND);
  if (word === undefined) return children;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{word}</span>
      <Unbroken>{rest.join('')}</Unbroken>
    </>
  );
}
