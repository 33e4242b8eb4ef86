import { expect, it } from 'vitest';
import { builtFolder } from '../../tests/support/builtFolder';
import { createTestApp } from '../../tests/support/testApp';
import { createTestDatabase } from '../../tests/support/testDatabase';

it('a form without scripts counts once, however often its button is pressed, with its documents', async () => {
  const test = await createTestDatabase();
  const app = await createTestApp(test.database, { browserDir: builtFolder() });
  const form = new FormData();
  const texts = {
    title: 'Doppelt',
    locations: '1',
    stints: '1',
    description: 'Text',
    employer: 'Bergbahn AG',
    location: 'Chur',
    applicationDeadline: '2099-05-01T12:00',
    'contactInfo.name': 'Änni Caduff',
    'contactInfo.email': 'doppelt@example.org',
    once: 'einmal',
    openedAt: '0',
  };
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append('documents', new File(['%PDF-1.4\n%%EOF'], 'Inserat.pdf', { type: 'application/pdf' }));
  const encoded = new Response(form);
  const sent = {
    method: 'POST' as const,
    url: '/forms/jobs?lang=de&plain=1',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
  const answers = await Promise.all([app.inject(sent), app.inject(sent)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  const mails = await test.database.db
    .selectFrom('outbox')
    .where('recipient', '=', texts['contactInfo.email'])
    .selectAll()
    .execute();
  expect(mails).toHaveLength(1);
  await app.close();
  await test.drop();
});
