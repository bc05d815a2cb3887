import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartError } from '../platform/start-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the arguments of a command.
 * @param count how many arguments it needs besides the options; undefined for any number
 * @throws StartError with the usage, for unknown options and another number of arguments
 */
export function readArguments<const T extends Options>(
  usage: string,
  count: number | undefined,
  options: T,
) {
  const wrong = () => new StartError(`Usage: ${usage}`);
  const parse = () => {
    try {
      return parseArgs({ allowPositionals: true, options });
    } catch {
      throw wrong();
    }
  };
  const { positionals, values } = parse();
  if (count !== undefined && positionals.length !== count) throw wrong();
  return { positionals, values };
}
