// `npm run backup` and the like: runs a file of server/commands/. Those named like this in package.json are built with
// the server, and so are part of the image.
import process from 'node:process';
import { loadServer } from './loadServer.mjs';

const [name] = process.argv.splice(2, 1);
const run = await loadServer(`commands/${name}`);
await run();
