/** The parts of autocannon that we use; it has no types. */
declare module 'autocannon' {
  interface Request {
    method: string;
    path?: string;
    headers: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }
  type Counts = Record<'2xx' | '3xx' | '4xx' | '5xx' | 'errors' | 'duration', number>;
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    requests: Request[];
  }): Promise<Counts>;
}
