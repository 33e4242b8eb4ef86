/** What the mock uses of json-server 0.17 and of the Express 4 inside it; the package brings no types. */
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
  export type Next = (error?: unknown) => void;
  export type Handler = (request: Request, response: Response, next: Next) => unknown;
  export type ErrorHandler = (error: unknown, request: Request, response: Response, next: Next) => unknown;

  export interface Application {
    (request: Request, response: Response, next: Next): void;
    get(path: string, ...handlers: Handler[]): void;
    post(path: string, ...handlers: Handler[]): void;
    put(path: string, ...handlers: Handler[]): void;
    delete(path: string, ...handlers: Handler[]): void;
    use(...handlers: Handler[]): void;
    use(handler: ErrorHandler): void;
    use(path: string, ...handlers: Handler[]): void;
    disable(setting: string): void;
    listen(port: number, host: string, ready?: () => void): Server;
  }
  /** Serves every list of the data it is given; `render` writes the answer from `response.locals.data`. */
  export interface Router {
    (request: Request, response: Response, next: Next): void;
    render: (request: Request, response: Response) => void;
  }

  const jsonServer: {
    create(): Application;
    router(data: Record<string, object[]>): Router;
    defaults(options: { static: string; logger: boolean; noCors: boolean }): Handler[];
  };
  export default jsonServer;
}
