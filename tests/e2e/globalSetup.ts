import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { request } from '@playwright/test';
import { DEMO_PASSWORD, demoUsers } from '../../demo/users';
import { startProduct } from '../support/product';
import { stateFile } from './support/accounts';

/**
 * Starts the product as a person does, on a free port with a data folder of its own, and signs every demo account in once.
 * Out: what stops it. Its words are in test-results/product.log.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'regio-browser-'));
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
