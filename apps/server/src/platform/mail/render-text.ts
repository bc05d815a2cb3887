import type { MailBlock, MailContent } from './content.ts';

/** The plain text of an email: every URL is on its own line. */
export function renderText(content: MailContent, signature: readonly string[]): string {
  const parts = [content.heading, ...content.blocks.map(blockText), signature.join('\n')];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    default:
      return block.text;
  }
}
