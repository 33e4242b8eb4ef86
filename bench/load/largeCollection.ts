import type { Product } from '../product';

const path = '/api/v1/project-collections';
const title = 'Benchmark: 500 Projekte';

/** The collection of 500 public projects that is measured; made where there is none yet. Out: its id. */
export async function largeCollection({ address, cookie }: Product): Promise<number> {
  const read = async (url: string) =>
    ((await (await fetch(address + url, { headers: { cookie } })).json()) as { data: { id: number; title: string }[] })
      .data;
  const known = (await read(`${path}?term=${encodeURIComponent(title)}&shape=summary`)).find(
    (one) => one.title === title,
  );
  if (known) return known.id;
  const selection = (
    await read('/api/v1/projects?status[]=public&shape=summary&orderBy[]=id&orderDirection[]=ASC&limit=500')
  ).map(({ id }) => ({ id }));
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title, selection }),
  });
  if (!answer.ok) throw new Error(`The collection could not be made: ${await answer.text()}`);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}
