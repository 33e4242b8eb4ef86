import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request, type FullConfig } from '@playwright/test';
import { DEMO_PASSWORD, demoUsers } from '../../demo/users';
import { demoFolder } from '../support/demoFolder';
import { startProduct } from '../support/product';
import { stateFile } from './support/accounts';

/**
 * Starts the product as a person would, on a free port with its own data folder, and signs in once with every demo
 * account. The process tests check the very first start; if they ran before, their data is reused. Output goes to a
 * file in test-results.
 * @returns a function that stops it
 */
export default async function globalSetup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const dataDir = await demoFolder('regio-browser-');
  mkdirSync('test-results', { recursive: true });
  const product = await startProduct({ dataDir, log: `test-results/product-${projects[0]?.use.browserName}.log` });
  process.env.E2E_ADDRESS = product.address;
  process.env.E2E_STATES = dataDir;
  for (const { email } of demoUsers) {
    const visitor = await request.newContext({ baseURL: product.address });
    const answer = await visitor.post('/api/v1/login', { data: { email, password: DEMO_PASSWORD } });
    if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
    await visitor.storageState({ path: stateFile(email) });
    await visitor.dispose();
  }
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
