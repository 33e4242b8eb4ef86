import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiDownload, apiFetch, apiRequest, apiUpload } from './http';
import { fakeServer } from './fakeServer.testkit';

afterEach(() => vi.unstubAllGlobals());

/** A request that reports progress and then gets a response, or fails without one. */
function fakeUpload(answer: { status: number; body: string } | null) {
  const sent: { body: string; aborted: boolean }[] = [];
  class Request {
    upload: { onprogress?: (event: object) => void } = {};
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    status = 0;
    responseText = '';
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    abort() {
      this.onabort();
    }
    send(body: string) {
      sent.push({ body, aborted: false });
      this.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 });
      this.status = answer?.status ?? 0;
      this.responseText = answer?.body ?? '';
      if (answer) this.onload();
      else this.onerror();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

describe('an upload', () => {
  it('reports its progress and returns the data', async () => {
    const sent = fakeUpload({ status: 201, body: '{"data":{"id":7}}' });
    const progress = vi.fn();
    expect(await apiUpload('/files', { name: 'a.jpg' }, progress)).toEqual({ id: 7 });
    expect(progress).toHaveBeenCalledWith(0.25);
    expect(sent[0]?.body).toBe('{"name":"a.jpg"}');
  });

  it('fails like any other call', async () => {
    fakeUpload({ status: 413, body: '{"title":"Zu gross","detail":"Höchstens 30 MB."}' });
    await expect(apiUpload('/files', {}, () => {})).rejects.toMatchObject({ status: 413, message: 'Höchstens 30 MB.' });
    fakeUpload(null);
    await expect(apiUpload('/files', {}, () => {})).rejects.toMatchObject({ status: 0, message: /nicht erreichbar/ });
  });

  it('can be aborted', async () => {
    const sent = fakeUpload({ status: 201, body: '{}' });
    await expect(apiUpload('/files', {}, () => {}, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toEqual([]);
  });
});

describe('a call', () => {
  it('reports how long to wait after a 429', async () => {
    fakeServer(() => ({ status: 429, headers: { 'Retry-After': '30' }, body: {} }));
    await expect(apiFetch('/login')).rejects.toMatchObject({ status: 429, body: { retryAfter: 30 } });
  });

  it('keeps known data on a 304', async () => {
    fakeServer(() => ({ status: 304 }));
    expect(await apiRequest('/topics')).toMatchObject({ status: 304, data: undefined });
  });

  it("treats the existing server's redirect to its sign-in page as a missing session", async () => {
    vi.stubGlobal('fetch', async () => ({
      status: 200,
      redirected: true,
      url: 'https://example.org/login',
      headers: new Headers(),
      text: async () => '<html>',
    }));
    await expect(apiFetch('/projects')).rejects.toMatchObject({ status: 401 });
  });

  it('reports an error if it gets an HTML page instead of data', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>'));
    await expect(apiFetch('/projects')).rejects.toMatchObject({ status: 502, message: /unverständlich/ });
  });
});

describe('a download', () => {
  it("returns the bytes and their name, or the server's error", async () => {
    fakeServer(({ path }) =>
      path === '/contacts.xlsx'
        ? { headers: { 'Content-Disposition': 'attachment; filename="Kontakte-1.xlsx"' }, body: [1, 2] }
        : { status: 403, body: { detail: 'Das dürfen Sie nicht.' } },
    );
    const { file, name } = await apiDownload('/contacts.xlsx', { method: 'POST', body: { ids: [1] } });
    expect([name, await file.text()]).toEqual(['Kontakte-1.xlsx', '[1,2]']);
    await expect(apiDownload('/other', {})).rejects.toMatchObject({ status: 403, message: 'Das dürfen Sie nicht.' });
  });
});
