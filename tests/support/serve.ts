import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { connect } from '../../server/database';
import { openFileStore } from '../../server/files/openFileStore';

/**
 * A server in a process of its own on an existing database, without background work (mails). It prints its URL, and
 * ends when its input is closed.
 */
const config = readConfig(process.env);
const database = connect(config.databaseUrl as string);
const app = await buildApp({ config, database, files: openFileStore(config.filesUrl) });
process.stdout.write(await app.listen({ port: 0, host: '127.0.0.1' }));
process.stdin.on('end', () => process.exit()).resume();
