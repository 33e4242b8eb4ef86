/** The parts of json-server 0.17 and its Express 4 that the mock uses; they have no types. */
declare module 'json-server' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http';

  export interface Request extends IncomingMessage {
    url: string;
    path: string;
    originalUrl: string;
    params: Record<string, string>;
    query: Record<string, unknown>;
    body: unknown;
    accepts(type: string): string | false;
  }
  export interface Response extends ServerResponse {
    locals: Record<string, unknown>;
    status(code: number): this;
    set(name: string, value: string): this;
    type(mediaType: string): this;
    json(body: unknown): this;
    send(body: string | Buffer): this;
    sendFile(path: string): void;
    redirect(to: string): void;
  }
  export type Handler = (request: Request, response: Response, next: (error?: unknown) => void) => unknown;
  export type ErrorHandler = (error: unknown, ...rest: Parameters<Handler>) => unknown;
  type Route = (path: string, ...handlers: Handler[]) => void;

  export interface Application extends Handler {
    get: Route;
    post: Route;
    put: Route;
    delete: Route;
    use(...handlers: Handler[]): void;
    use(handler: ErrorHandler): void;
    use(path: string, handler: Handler): void;
    enable(setting: string): void;
    disable(setting: string): void;
    listen(port: number, host: string, ready?: () => void): Server;
  }
  /** `router` serves every list of its data; `render` writes the response from `response.locals.data`. */
  const jsonServer: {
    create(): Application;
    /** Parses JSON and forms of at most 10 MB into `request.body`; errors have a status. */
    bodyParser: Handler[];
    router(data: Record<string, object[]>): Handler & { render: (request: Request, response: Response) => void };
    defaults(options: { static: string; logger: boolean; noCors: boolean }): Handler[];
  };
  export default jsonServer;
}
