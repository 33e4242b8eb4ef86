import type { RequestListener } from 'node:http';

/** A minimal S3 in memory: stores and returns objects by URL. */
export function objectStore(): { kept: Map<string, Buffer>; answer: RequestListener } {
  const kept = new Map<string, Buffer>();
  const answer: RequestListener = (request, response) => {
    const key = request.url as string;
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        if (request.method === 'PUT') kept.set(key, Buffer.concat(chunks));
        const bytes = kept.get(key);
        if (request.method === 'DELETE') kept.delete(key);
        response.writeHead(bytes ? 200 : 404).end(request.method === 'GET' ? bytes : undefined);
      });
  };
  return { kept, answer };
}
