import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { demoDocumentPdf, demoPictureSvg } from '../../../../../demo/files/pictures';
import { generateProjects, type DemoProject } from '../../../../../demo/projects';
import { rawRecord } from './records';

/** Faults that the source can show instead of responding, for tests and trials. */
export const behaviours = ['error', 'hang', 'gone', 'huge', 'redirect', 'loop', 'garbage', 'empty'] as const;
type Behaviour = (typeof behaviours)[number];

export interface Simulator {
  /** `http://127.0.0.1:4711`, for use as `CHMOS_URL`. */
  address: string;
  /** Moves the date forward. Every day some projects change and some are deleted. */
  advance(days: number): void;
  /**
   * Sets how the simulator behaves for a project code, the file name of an attachment, or `list`; undefined restores
   * the normal response.
   */
  behave(what: string, how: Behaviour | undefined): void;
  /** Paths requested so far. */
  requests: string[];
  stop(): Promise<void>;
}

interface SimulatorOptions {
  port?: number;
  host?: string;
  /** The number of its projects; the first ones are those of the demo. */
  projects?: number;
  /** The day it begins on, `YYYY-MM-DD`. */
  today?: string;
  /** The delay of every response, in milliseconds. */
  delay?: number;
}

const dayLength = 86_400_000;
/** In days: every project changes once per cycle. Every 53rd is deleted at its first change. */
const cycle = 40;
const vanishing = 53;

/**
 * A server that responds like the external project database, from generated data that changes with time. `POST
 * /simulator/advance?days=1` and `POST /simulator/behave?what=BE_1&how=error` do what the methods do.
 */
export async function startSimulator({
  port = 0,
  host = '127.0.0.1',
  projects: count = 460,
  today,
  delay = 0,
}: SimulatorOptions = {}): Promise<Simulator> {
  let made: Map<string, DemoProject> | undefined;
  // Built on the first request, so that the start of the demo does not wait for it.
  const projects = () =>
    (made ??= new Map([...generateProjects({ count })].map((project) => [project.projectCode, project])));
  const firstDay = Math.floor((today ? Date.parse(today) : Date.now()) / dayLength);
  const treated = new Map<string, Behaviour>();
  const requests: string[] = [];
  let elapsed = 0;

  const changesOf = ({ id }: DemoProject) => Math.floor((elapsed + (id % cycle)) / cycle);
  const isGone = (project: DemoProject) => project.id % vanishing === 0 && changesOf(project) > 0;
  const lastChange = (project: DemoProject) => {
    const changes = changesOf(project);
    return changes === 0 ? firstDay - 30 - (project.id % 300) : firstDay + changes * cycle - (project.id % cycle);
  };
  const advance = (days: number) => void (elapsed += days);
  const behave = (what: string, how: Behaviour | undefined) =>
    void (how ? treated.set(what, how) : treated.delete(what));

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://simulator');
    requests.push(url.pathname);
    const answer = () =>
      void respond(request, response, url).catch((error: unknown) => response.destroy(error as Error));
    if (delay > 0) setTimeout(answer, delay);
    else answer();
  });

  async function respond(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const parts = url.pathname.split('/').filter(Boolean);
    if (parts[0] === 'simulator' && request.method === 'POST') return control(response, parts[1], url.searchParams);
    const what = decodeURIComponent(parts.at(-1) ?? '');
    const how = treated.get(what);
    if (how) return misbehave(response, how, what);
    if (parts[0] === 'anhaenge') return sendFile(request, response, what);
    if (parts[0] !== 'project' || parts[1] !== '1') return sendJson(response, 404, {});
    if (what === 'list') {
      const since = dayOf(url.searchParams.get('updatedSince') ?? '');
      return sendJson(
        response,
        200,
        [...projects().values()]
          .filter((project) => lastChange(project) >= since)
          .map(({ projectCode }) => projectCode),
      );
    }
    const project = projects().get(what);
    return project && !isGone(project)
      ? sendJson(response, 200, rawRecord(project, changesOf(project)))
      : sendJson(response, 404, []);
  }

  function control(response: ServerResponse, command: string | undefined, query: URLSearchParams): void {
    const how = behaviours.find((behaviour) => behaviour === query.get('how'));
    if (command === 'advance') advance(Number(query.get('days') ?? 1));
    else if (command === 'behave') behave(query.get('what') ?? '', how);
    else return sendJson(response, 404, {});
    return sendJson(response, 200, { elapsed, treated: Object.fromEntries(treated) });
  }

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const { port: actual } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${actual}`,
    advance,
    behave,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

async function sendFile(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
  const number = Number(/-(\d+)\./.exec(name)?.[1] ?? 0);
  const etag = `"${name}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  const isPicture = name.endsWith('.jpg');
  const bytes = isPicture
    ? await sharp(Buffer.from(demoPictureSvg(number).svg))
        .jpeg({ quality: 70 })
        .toBuffer()
    : Buffer.from(demoDocumentPdf(`Projektblatt ${number}`));
  response
    .writeHead(200, {
      etag,
      'content-type': isPicture ? 'image/jpeg' : 'application/pdf',
      'content-length': bytes.length,
    })
    .end(bytes);
}

function misbehave(response: ServerResponse, how: Behaviour, what: string): void {
  switch (how) {
    case 'error':
      return sendJson(response, 500, { error: 'simulated' });
    case 'gone':
      return sendJson(response, 404, []);
    case 'garbage':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Wartung</body></html>');
    case 'empty':
      return void response.writeHead(200).end();
    case 'redirect':
      return void response.writeHead(302, { location: `http://elsewhere.invalid/${what}` }).end();
    case 'loop':
      return void response.writeHead(302, { location: `?${Math.random()}` }).end();
    case 'huge':
      return endless(response);
    // Never responds, and keeps the connection open.
    case 'hang':
      return;
  }
}

function endless(response: ServerResponse): void {
  const chunk = Buffer.alloc(1024 * 1024, 32);
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more).on('error', () => undefined);
  more();
}

/** `DD.MM.YYYY` as a number of days; an invalid date counts as long ago. */
function dayOf(text: string): number {
  const [, d, m, y] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  return y ? Math.floor(Date.parse(`${y}-${m}-${d}`) / dayLength) : 0;
}
