import { endWithNpm } from '../../scripts/endWithNpm.mjs';
import { loadEnvFile, readConfig, type Config } from '../config';

/**
 * Runs a command with the configuration; an error is printed and sets exit code 1. The command ends together with the
 * npm process that started it.
 */
export async function runCommand(command: (config: Config, args: string[]) => Promise<void>): Promise<void> {
  endWithNpm(process.env.npm_lifecycle_event ?? '');
  try {
    loadEnvFile();
    await command(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * The only argument of a command.
 * @throws with the usage
 */
export function onlyArgument(args: string[], usage: string): string {
  const [argument, ...rest] = args;
  if (argument === undefined || rest.length > 0 || argument.startsWith('-')) throw new Error(`Usage: ${usage}`);
  return argument;
}
