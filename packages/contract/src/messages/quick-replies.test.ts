import { expect, it } from 'vitest';
import { fillQuickReply } from './quick-replies.ts';

it('fills in the variables that have a value, and nothing else', () => {
  const message = 'Hi {{ name }}, {{listing}} costs {{price}}. {{other}} $& {name}';
  expect(fillQuickReply(message, { name: '{{listing}} $1', listing: 'Nest' })).toBe(
    'Hi {{listing}} $1, Nest costs {{price}}. {{other}} $& {name}',
  );
});
