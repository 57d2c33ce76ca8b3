import { OptionsError } from './options-error.ts';

/**
 * Runs a command of this folder with what was typed behind its name. It exits with 1 where the command answers false, and
 * with 2 where what was typed isn't allowed, which is said in a line and without a stack.
 */
export async function runTool(command: (args: readonly string[]) => Promise<unknown>): Promise<void> {
  try {
    if ((await command(process.argv.slice(2))) === false) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
