import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { demoSize } from '../demo';
import { DEMO_PASSWORD, demoUsers } from '../demo/users';
import { buildMock } from './app';

const port = Number(process.env.PORT ?? 3001);
const pages = fileURLToPath(new URL('../dist/browser', import.meta.url));
const mock = await buildMock({ pictures: 12, ...demoSize }, pages);

const server = mock.listen(port, '127.0.0.1', () => {
  console.log(
    `Mock: http://localhost:${(server.address() as AddressInfo).port}/ (demo data in memory, gone when it ends)`,
  );
  console.log(`Sign in as ${demoUsers.map(({ email }) => email).join(', ')} with ${DEMO_PASSWORD}`);
});
