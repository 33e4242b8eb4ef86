import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writeWhole } from '../files/writeWhole';
import { compose } from './compose';
import type { MailAddress, MailTransport } from './transport';

/**
 * Writes each mail into a file that mail programs open, named by its moment and id: for an installation without a mail
 * server. A second attempt at a mail writes the same file again.
 */
export function emlFiles(folder: string, from: MailAddress): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(compose(mail, from));
      const file = path.join(folder, `${mail.createdAt.toISOString().slice(0, 19).replaceAll(':', '-')}-${mail.id}.eml`);
      await writeWhole(file, message as Buffer);
      return file;
    },
    async removeOld(before) {
      const names = await readdir(folder).catch(() => []);
      // Those that a process did not live to finish are ours too.
      for (const name of names.filter((one) => /\.eml(\.[0-9a-f]+\.part)?$/.test(one))) {
        const file = path.join(folder, name);
        if ((await stat(file)).mtime < before) await rm(file, { force: true });
      }
    },
  };
}
