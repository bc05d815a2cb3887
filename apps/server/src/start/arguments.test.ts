import { expect, it, vi } from 'vitest';
import { StartError } from '../platform/start-error.ts';
import { readArguments } from './arguments.ts';

const read = (...args: string[]) => {
  const argv = vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'command', ...args]);
  try {
    return readArguments('npm run it -- FILE [--force]', 1, {
      force: { type: 'boolean', default: false },
    });
  } finally {
    argv.mockRestore();
  }
};

it('reads arguments and options in any order', () => {
  expect(read('a')).toEqual({ positionals: ['a'], values: { force: false } });
  expect(read('--force', 'a')).toEqual({ positionals: ['a'], values: { force: true } });
});

it('reads any number of arguments where none is given', () => {
  const argv = vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'command', 'a', 'b']);
  try {
    expect(readArguments('npm run it -- FILE ...', undefined, {}).positionals).toEqual(['a', 'b']);
  } finally {
    argv.mockRestore();
  }
});

it.each([[], ['a', 'b'], ['a', '--yes'], ['a', '--force=1'], ['a', '-f']])(
  'answers %j with the usage',
  (...args) => {
    expect(() => read(...args)).toThrow(new StartError('Usage: npm run it -- FILE [--force]'));
  },
);
