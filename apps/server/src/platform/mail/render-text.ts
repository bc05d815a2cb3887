import type { MailBlock, MailContent } from './content.ts';

/**
 * The plain text of an email: every URL is on its own line.
 * @param choices how to turn such emails off; before a list, because programs cut long emails
 */
export function renderText(
  { heading, blocks, list }: Pick<MailContent, 'heading' | 'blocks' | 'list'>,
  signature: readonly string[],
  choices: readonly string[],
): string {
  const intro = [heading, ...blocks.map(blockText)];
  const parts =
    list === undefined
      ? [...intro, signature.join('\n'), ...choices]
      : [...intro, ...choices, ...list.entries.flat().map(blockText), signature.join('\n')];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.rows.map(([name, value]) => (value ? `${name}: ${value}` : name)).join('\n');
    default:
      return block.text;
  }
}
