import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Project } from '../../domain/types/project';
import { signIn } from '../support/client';
import { command, databaseRuns, Installations } from './installation';

const installations = new Installations();
let running: Awaited<ReturnType<Installations['restart']>>;
beforeAll(async () => {
  running = await installations.restart(inject('firstStart').dataDir);
});
afterAll(() => installations.end());

describe('next to a running server', () => {
  it('user:create makes an account that can sign in at once, and a nightly import adds its items', async () => {
    const { dataDir, product } = running;
    const { code, output } = await command(
      dataDir,
      'user:create',
      '--email',
      'neu@example.org',
      '--role',
      'ROLE_EDITOR',
      '--password',
      'ein gutes Passwort',
    );
    expect([code, output]).toEqual([0, expect.stringContaining('neu@example.org')]);
    const { data } = await (
      await signIn(product.address, 'neu@example.org', 'ein gutes Passwort')
    ).call<{ roles: string[] }>('GET', '/users/me');
    expect(data.roles).toContain('ROLE_EDITOR');
    // In a demo the import uses a simulator of its own, even if the server runs one; imported items appear immediately.
    const imported = await command(dataDir, 'import:chmos', '--codes', 'BE_3828');
    expect([imported.code, imported.output]).toEqual([0, expect.stringContaining('1 new, 0 changed')]);
    const { data: cards } = await (
      await signIn(product.address)
    ).call<{ foreignId: string }[]>('GET', '/inbox?term=BE_3828');
    expect(cards.map(({ foreignId }) => foreignId)).toContain('BE_3828');
  });

  it('a backup restored into a new folder is the same installation', async () => {
    const { dataDir, product, editor } = running;
    const { data: file } = await editor.call<{ id: number }>('POST', '/files', {
      name: 'a.pdf',
      data: Buffer.from('%PDF-1.4\nkurz').toString('base64'),
      mimeType: 'application/pdf',
      extension: 'pdf',
    });
    await editor.call('POST', '/projects', {
      title: 'Mit Dokument',
      files: [{ id: file.id, name: 'a.pdf', extension: 'pdf' }],
    });
    const archive = path.join(path.dirname(dataDir), 'backup.zip');
    expect(await command(dataDir, 'backup', archive)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/\d+ rows and \d+ files/),
    });
    // The drill leaves nothing behind, and touches neither this server nor its data.
    const temporary = await installations.folder();
    await mkdir(temporary);
    expect(await command(dataDir, 'restore', '--verify', archive, { TMPDIR: temporary })).toMatchObject({
      code: 0,
      output: expect.stringMatching(/ {2}projects: 40\d\n[^]* can be restored: \d+ rows, \d+ accounts and \d+ files/),
    });
    expect(await readdir(temporary)).toEqual([]);
    const paths = [
      '/projects?limit=500',
      '/users',
      '/topics',
      `/files/${file.id}`,
      `/files/view/${file.id}.pdf`,
      '/projects/400/history',
    ];
    const before = await Promise.all(paths.map((address) => editor.call('GET', address)));
    await product.stop();

    const fresh = await installations.folder();
    expect(await command(fresh, 'restore', archive)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/\d+ rows and \d+ files restored/),
    });
    expect(databaseRuns(fresh)).toBe(false);
    const restored = await installations.start({ dataDir: fresh });
    const there = await signIn(restored.address);
    for (const [index, address] of paths.entries()) {
      const { status, data } = await there.call('GET', address);
      expect({ address, status, data: withoutSignIns(data) }).toEqual({
        address,
        status: 200,
        data: withoutSignIns(before[index]?.data),
      });
    }
    // Ids continue where they left off.
    const { data: next } = await there.call<Project>('POST', '/projects', { title: 'Das nächste' });
    expect(next.id).toBe(402);
    // It never overwrites existing data.
    expect(await command(fresh, 'restore', archive)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not empty'),
    });
    await restored.stop();
  });
});

/** Between the two readings, the test itself signs in. */
const withoutSignIns = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) => (key === 'lastSignInAt' ? null : value));
