import { afterAll, beforeAll, expect, it } from 'vitest';
import { download, SourceError } from './download';
import { openSource } from './source';
import { startSimulator, type Simulator } from './simulator/simulator';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ projects: 3 });
});
afterAll(() => simulator.stop());

const get = (path: string, options: { limit?: number; signal?: AbortSignal } = {}) =>
  download(new URL(`${simulator.address}${path}`), { signal: AbortSignal.timeout(5_000), ...options });

it('ends with a message when the source hangs', async () => {
  simulator.behave('hanging', 'hang');
  await expect(get('/project/1/hanging', { signal: AbortSignal.timeout(30) })).rejects.toThrow(
    /nicht innerhalb von 20 Sekunden/,
  );
});

it('rejects a response that is too large, by its length header or on arrival', async () => {
  await expect(get('/anhaenge/landschaft-1.jpg', { limit: 100 })).rejects.toThrow(/zu gross/);
  simulator.behave('endless', 'huge');
  await expect(get('/project/1/endless', { limit: 3_000_000 })).rejects.toBeInstanceOf(SourceError);
});

it('fetches no attachment from elsewhere', async () => {
  const source = openSource({ chmosUrl: `${simulator.address}/base`, chmosCertificate: null });
  for (const address of [
    'http://169.254.169.254/latest',
    '//elsewhere.invalid/a.pdf',
    'file:///etc/passwd',
    'http://',
  ]) {
    await expect(source.file(address, AbortSignal.timeout(1_000))).rejects.toThrow(/liegt nicht auf dem Server/);
  }
  await expect(source.file('/anhaenge/projektblatt-1.pdf', AbortSignal.timeout(5_000))).resolves.toMatchObject({
    mimeType: 'application/pdf',
  });
});
