import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { createAccount } from './createAccount';
import { runCommand } from './runCommand';

/** `npm run user:create`: creates an account and prompts for the password if none is given. */
await runCommand((config, args) => createAccount(config, args, askPassword, console.log));

/** Reads the password from the terminal without echo, or the first line of piped input. */
async function askPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stdout.write('Password: ');
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTerminal) process.stdout.write('\n');
  }
}
