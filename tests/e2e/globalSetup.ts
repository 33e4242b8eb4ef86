import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from '@playwright/test';
import { DEMO_PASSWORD, demoUsers } from '../../demo/users';
import { demoFolder } from '../support/demoFolder';
import { startProduct } from '../support/product';
import { stateFile } from './support/accounts';

/**
 * Starts the product as a person does, on a free port with a data folder of its own, and signs every demo account in
 * once. The first start of all is what the process tests look at; where these ran before, what it made is taken over.
 * Out: what stops it. Its words are in test-results/product.log.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await demoFolder('regio-browser-');
  mkdirSync('test-results', { recursive: true });
  const product = await startProduct({ dataDir, log: 'test-results/product.log' });
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
