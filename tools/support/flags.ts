import { parseArgs, type ParseArgsConfig } from 'node:util';
import { OptionsError } from './options-error.ts';

/**
 * Reads flags. Throws OptionsError for one that doesn't exist, or has no value or one too many, and says what is
 * allowed.
 */
export function parsedFlags<Config extends ParseArgsConfig>(config: Config, allowed: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new OptionsError(`${sayingWhat(error)}\n\n${allowed}`);
  }
}

/** Node's own sentences are for programmers. */
function sayingWhat(error: unknown): string {
  const { code, message } = { code: '', message: String(error), ...(error instanceof Error ? ownOf(error) : {}) };
  const [, name = ''] = /'(?:-\w, )?(?<name>[^' ]+)/u.exec(message) ?? [];
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `There’s no option ${name}.`;
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `“${name}” is no option.`;
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return message.includes('does not take') ? `${name} takes no value.` : `${name} needs a value.`;
    default:
      return message;
  }
}

function ownOf(error: Error): { readonly message: string; readonly code?: string } {
  return 'code' in error ? { message: error.message, code: String(error.code) } : { message: error.message };
}
