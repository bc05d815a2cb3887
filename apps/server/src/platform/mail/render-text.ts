import type { MailBlock, MailContent } from './content.ts';
import type { CommonTexts } from './render-html.ts';

/**
 * The plain text of an email: every URL is on its own line.
 * @param choices how to turn such emails off; before a list, because programs cut long emails
 */
export function renderText(
  { heading, blocks, list }: Pick<MailContent, 'heading' | 'blocks' | 'list'>,
  signature: readonly string[],
  choices: readonly string[],
  { t }: CommonTexts,
): string {
  const label = (name: string) => t('label', { name });
  const written = (block: MailBlock) => blockText(block, label);
  const intro = [heading, ...blocks.map(written)];
  const parts =
    list === undefined
      ? [...intro, signature.join('\n'), ...choices]
      : [...intro, ...choices, ...list.entries.flat().map(written), signature.join('\n')];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: MailBlock, label: (name: string) => string): string {
  switch (block.kind) {
    case 'button':
    case 'link':
      return `${label(block.label)}\n${block.url}`;
    case 'facts':
      return block.rows
        .map(([name, value]) => (value ? `${label(name)} ${value}` : name))
        .join('\n');
    default:
      return block.text;
  }
}
