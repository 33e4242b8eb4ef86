import type { FastifyReply } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { sendWorkbook } from './sendWorkbook';

afterEach(() => void vi.useRealTimers());

it('names the file by Zurich time', () => {
  vi.useFakeTimers({ now: new Date('2026-06-30T22:30:00Z'), toFake: ['Date'] });
  const headers: Record<string, string> = {};
  const reply = {
    type: () => reply,
    header: (name: string, value: string) => ((headers[name] = value), reply),
    send: () => reply,
  };
  async function* none() {}
  sendWorkbook(reply as unknown as FastifyReply, { title: 'Projekte', locales: ['de'], columns: [] }, () => [], none());
  expect(headers['content-disposition']).toBe('attachment; filename="Projekte-2026-07-01_00-30-00.xlsx"');
});
