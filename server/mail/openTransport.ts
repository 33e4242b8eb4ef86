import path from 'node:path';
import type { Config } from '../config';
import { emlFiles } from './emlFiles';
import { smtpTransport } from './smtp';
import type { MailTransport } from './transport';

/** The way out that the configuration names: the SMTP server, or files in `DATA_DIR/mails`. */
export function openMailTransport({ smtpUrl, dataDir, mailFrom }: Pick<Config, 'smtpUrl' | 'dataDir' | 'mailFrom'>): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl, mailFrom) : emlFiles(path.join(dataDir, 'mails'), mailFrom);
}
