import { check, checkKind } from '../support/axe';
import { visit } from '../support/desk';
import { button, chooseOption, fromMenu, removeButton, showLanguage, textbox } from '../support/form';
import { uniqueWord } from '../support/records';
import { expect, test, type Page } from '../support/test';

type Values = Record<string, any>;
const unit = (page: Page, position: number) => page.getByRole('group', { name: `Einheit ${position}`, exact: true });

test('the agenda is shown as list, months and weeks with the same filters, by keyboard', async ({ page, api }) => {
  const word = uniqueWord();
  const create = async (more: Values) =>
    (
      (await (await api.post('/api/v1/events', { data: { isPublic: true, ...more } })).json()) as {
        data: { id: number };
      }
    ).data.id;
  const id = await create({
    title: `Tagung ${word}`,
    type: 'regio',
    color: '#0093D1',
    isPromotedDE: true,
    isPromotedIT: true,
    startDate: '2999-10-30T23:30:00+01:00',
    endDate: '2999-10-31T01:00:00+01:00',
  });
  await create({
    title: `Festwoche ${word}`,
    startDate: '2999-10-14T00:00:00+02:00',
    endDate: '2999-10-16T00:00:00+02:00',
    isPublic: false,
  });
  await create({
    title: `Früher ${word}`,
    startDate: '2001-10-14T10:00:00+02:00',
    endDate: '2001-10-14T11:00:00+02:00',
  });
  await visit(page, '/events');
  await expect(page.getByRole('columnheader')).toContainText([
    'ID',
    'Titel',
    'Thema',
    'Durchführungssprache',
    'Durchführungsort',
    'Von',
    'Bis',
    'Hervorheben',
  ]);
  await expect(button(page, 'Mehr Einträge laden')).toBeVisible();
  await page.getByRole('searchbox').fill(word);
  const titles = page.getByRole('row').locator('td.title a');
  await expect(titles).toHaveText([`Tagung ${word}`, `Festwoche ${word}`, `Früher ${word}`]);
  await expect(page.getByRole('row').filter({ hasText: `Tagung ${word}` })).toContainText(
    /30\.10\.2999 23:30.*31\.10\.2999 01:00.*DE IT/,
  );

  await test.step('upcoming and past events', async () => {
    await page.getByRole('combobox', { name: 'Zeitraum' }).click();
    await page.getByRole('option', { name: 'Archiv' }).click();
    await expect(titles).toHaveText([`Früher ${word}`]);
    await button(page, /Zeitraum: Archiv/).click();
    await expect(titles).toHaveCount(3);
  });

  const calendar = page.getByRole('region', { name: 'Kalender' });
  await test.step('the month of the last match, then other months', async () => {
    await page.evaluate(() => sessionStorage.setItem('events.calendar', '2999-10-20'));
    await button(page, 'Monat').click();
    await expect(calendar.getByRole('heading', { name: 'Oktober 2999' })).toBeVisible();
    // It appears once in each week that it overlaps, in Swiss time whatever the browser's time zone.
    await expect(calendar.getByRole('link', { name: `Tagung ${word}` })).toHaveCount(1);
    await expect(calendar.getByRole('link', { name: `Festwoche ${word} (Entwurf)` })).toHaveCount(1);
    await checkKind(page, 'calendar of a month');
    await button(page, 'Nächster Monat').press('Enter');
    await expect(calendar.getByRole('heading', { name: 'November 2999' })).toBeVisible();
    await expect(calendar.getByRole('link', { name: `Festwoche ${word}` })).toHaveCount(0);
    await expect(page).toHaveURL(/#month=2999-11$/);
    await button(page, 'Voriger Monat').press('Enter');
  });

  await test.step('a dragged event moves, and Ctrl+Z puts it back', async () => {
    const startOf = async () =>
      ((await (await api.get(`/api/v1/events/${id}`)).json()) as { data: Values }).data.startDate as string;
    const event = calendar.getByRole('link', { name: `Tagung ${word}` });
    await event.hover();
    await page.mouse.down();
    const target = await calendar.locator('[data-date="2999-10-08"]').boundingBox();
    await page.mouse.move(target!.x + 40, target!.y + 40, { steps: 10 });
    await page.mouse.up();
    await expect(page.getByText(`«Tagung ${word}» verschoben auf 08.10.2999 23:30.`)).toBeVisible();
    expect(await startOf()).toBe('2999-10-08T23:30:00+02:00');
    await page.keyboard.press('Control+z');
    await expect(page.getByText('1 Eintrag zurückgesetzt.')).toBeVisible();
    expect(await startOf()).toBe('2999-10-30T23:30:00+01:00');
  });

  await test.step('a day creates an event that lasts the whole day; the way back leads to the month', async () => {
    await button(calendar, 'Termin erfassen: 7. Oktober 2999').press('Enter');
    await expect(page).toHaveURL('/events/add');
    await expect(textbox(page, 'Startdatum')).toHaveValue('07.10.2999 00:00');
    await page.goBack();
    await expect(calendar.getByRole('heading', { name: 'Oktober 2999' })).toBeVisible();
  });

  await test.step('a week; Enter opens an event, and the way back leads to the same week', async () => {
    await page.evaluate(() => (window.location.hash = 'week=2999-10-30'));
    const event = calendar.getByRole('link', { name: `Tagung ${word}` }).first();
    await expect(event).toBeVisible();
    await event.press('Enter');
    await expect(page).toHaveURL(`/events/${id}/edit`);
    await expect(textbox(page, 'Titel')).toHaveValue(`Tagung ${word}`);
    await page.goBack();
    await expect(calendar.getByRole('link', { name: `Tagung ${word}` }).first()).toBeVisible();
    await button(page, 'Liste').click();
    await expect(titles).toHaveCount(3);
  });
});

test('an event has a programme in two languages with a document; it is copied, previewed and exported', async ({
  page,
  api,
  faults,
}) => {
  faults.expect(/files\/download\/\d+\.pdf|events\/99999999/);
  const word = uniqueWord();
  const title = `Forum ${word}`;
  await visit(page, '/events/add');
  await textbox(page, 'Titel').fill(title);
  await expect(page.getByRole('combobox', { name: 'Farbe' })).toHaveCount(0);
  await chooseOption(page.getByRole('combobox', { name: 'Typ' }), 'FSK Sitzung');
  await chooseOption(page.getByRole('combobox', { name: 'Farbe' }), 'Rot (Forschung)');
  await page.getByRole('switch', { name: 'Hervorheben in FR' }).check();
  await textbox(page, 'Link zur Anmeldung').fill('forum@example.org');

  await test.step('the start fills in an empty end, once', async () => {
    await textbox(page, 'Startdatum').fill('18.03.2999 09:00');
    await textbox(page, 'Startdatum').press('Tab');
    await expect(textbox(page, 'Enddatum')).toHaveValue('18.03.2999 09:00');
    await textbox(page, 'Enddatum').fill('18.03.2999 17:30');
    await textbox(page, 'Enddatum').press('Tab');
  });

  await test.step('a programme starts with one described unit; units are added and sorted', async () => {
    await button(page, 'Programm hinzufügen').click();
    await textbox(page, 'Programmtitel').fill('Vormittag');
    await textbox(unit(page, 1), 'Uhrzeit').fill('9.15');
    const text = textbox(unit(page, 1), 'Beschreibung');
    await text.click();
    await page.keyboard.type('Gruss aus Chur');
    await expect(text).toContainText('Gruss aus Chur');
    await expect(
      unit(page, 1)
        .getByRole('toolbar')
        .getByRole('button', { name: /Überschrift|Rückgängig/ }),
    ).toHaveCount(0);
    await unit(page, 1)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'Folien.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n'),
      });
    await expect(unit(page, 1).getByRole('link', { name: 'Herunterladen: Folien.pdf' })).toBeVisible();
    await button(page, 'Einheit hinzufügen').click();
    await textbox(unit(page, 2), 'Uhrzeit').fill('8.30');
    await button(page, 'Nach oben: Einheit 2').press('Enter');
    await expect(textbox(unit(page, 1), 'Uhrzeit')).toHaveValue('8.30');
    await expect(textbox(unit(page, 2), 'Uhrzeit')).toHaveValue('9.15');
    await test.step('rows of a document follow the unit they are pasted into, and can be taken back', async () => {
      await textbox(unit(page, 2), 'Uhrzeit').focus();
      await page.evaluate(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', '10.00 Uhr Pause\n10:30–12:00 Vortrag\nStehlunch');
        document.activeElement!.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      });
      await expect(textbox(unit(page, 4), 'Uhrzeit')).toHaveValue('10:30–12:00');
      await expect(textbox(unit(page, 5), 'Beschreibung')).toContainText('Stehlunch');
      await button(page.getByRole('group', { name: 'Einheiten', exact: true }), 'Rückgängig').click();
      await expect(unit(page, 3)).toHaveCount(0);
      await expect(textbox(unit(page, 2), 'Uhrzeit')).toHaveValue('9.15');
      await expect(unit(page, 2)).toContainText('Gruss aus Chur');
    });
    // Otherwise the header would cover what is just above.
    await page.evaluate(() => window.scrollTo(0, 0));
    await check(page, 'form of an event');
  });

  await test.step('a filled-in programme is not removed without a confirmation', async () => {
    await removeButton(page, 'Programm', 1).click();
    const dialog = page.getByRole('dialog', { name: 'Programm entfernen' });
    await expect(button(dialog, 'Entfernen')).toBeVisible();
    await button(dialog, 'Abbrechen').click();
    await expect(textbox(page, 'Programmtitel')).toHaveValue('Vormittag');
  });

  await test.step('in French, text is translated at every level', async () => {
    await showLanguage(page, 'FR');
    await textbox(page, 'Programmtitel').fill('Matin');
    await textbox(unit(page, 2), 'Uhrzeit').fill('9 h 15');
    await expect(button(page, 'Einheit hinzufügen')).toBeVisible();
    await showLanguage(page, 'DE');
  });

  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/events');
  const { data } = (await (await api.get(`/api/v1/events?term=${word}`)).json()) as { data: Values[] };
  const [stored] = data as [Values];
  expect(stored).toMatchObject({
    title,
    isPublic: false,
    isPromotedFR: true,
    type: 'fsk',
    color: '#DC0019',
    startDate: '2999-03-18T09:00:00+01:00',
    endDate: '2999-03-18T17:30:00+01:00',
  });
  expect(stored.programs).toMatchObject([
    {
      title: 'Vormittag',
      translations: { fr: { title: 'Matin' } },
      units: [
        { time: '8.30' },
        {
          time: '9.15',
          translations: { fr: { time: '9 h 15' } },
          descriptions: [{ value: '<p>Gruss aus Chur</p>', attachments: [{ name: 'Folien.pdf' }] }],
        },
      ],
    },
  ]);

  await test.step('visitors get an attachment once its event is public', async () => {
    const { id: file } = stored.programs[0].units[1].descriptions[0].attachments[0];
    const asVisitor = () =>
      page.evaluate(
        async (address) => (await fetch(address, { credentials: 'omit', cache: 'no-store' })).status,
        `/api/v1/files/download/${file}.pdf`,
      );
    expect(await asVisitor()).toBe(404);
    const { data: current } = (await (await api.get(`/api/v1/events/${stored.id}`)).json()) as { data: Values };
    expect((await api.put(`/api/v1/events/${stored.id}`, { data: { ...current, isPublic: true } })).status()).toBe(200);
    expect(await asVisitor()).toBe(200);
  });

  await test.step('visitors find it in an embedded list of upcoming events', async () => {
    await page.goto(`/embed/iframe/events-fr.html?term=${word}&type=regio`);
    const card = page.getByRole('listitem').filter({ hasText: title });
    await expect(card).toContainText('18.03.2999 09:00–17:30');
    await expect(page.getByRole('checkbox', { name: 'Seulement les manifestations de regio' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Afficher les manifestations passées' }).check();
    await expect(card).toHaveCount(0);
    await expect(page).toHaveURL(/type=regio&archive=1/);
    await page.getByRole('checkbox', { name: 'Afficher les manifestations passées' }).uncheck();
    await card.getByRole('link').click();
    await expect(page.getByRole('article')).toContainText(/Matin.*9 h 15.*Gruss aus Chur/s);
  });

  await test.step('a copy made by URL is a draft with the same content', async () => {
    await visit(page, `/events/add?copy=${stored.id}`);
    await expect(textbox(page, 'Titel')).toHaveValue(title);
    await expect(textbox(unit(page, 2), 'Uhrzeit')).toHaveValue('9.15');
    await expect(button(page, 'Entwurf')).toHaveAttribute('aria-pressed', 'true');
    await visit(page, '/events/add?copy=99999999');
    await expect(page.getByText('Diesen Eintrag gibt es nicht (mehr).')).toBeVisible();
  });

  await test.step('the preview shows what visitors see, with a calendar entry to download', async () => {
    await visit(page, `/events/${stored.id}/edit`);
    await button(page, 'Vorschau').click();
    const view = page.getByRole('dialog', { name: 'Vorschau' });
    await expect(view.getByRole('article')).toContainText('18.03.2999 09:00–17:30');
    await expect(view.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', 'mailto:forum@example.org');
    await expect(view.getByRole('link', { name: 'Folien.pdf (PDF)' })).toBeVisible();
    await check(page, 'preview of an event', { popup: true });
    await button(view, 'Schliessen').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Kalendereintrag (DE)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`event-de-${stored.id}.ics`);
    await fromMenu(page, 'Löschen');
    await button(page.getByRole('alertdialog').or(page.getByRole('dialog')), 'Endgültig löschen').click();
    await expect(page.getByText('Der Eintrag wurde gelöscht.')).toBeVisible();
  });
});

test('a submitted event is reviewed, even at its old URL; an empty one is reported', async ({ page, api, faults }) => {
  faults.expect(/No event data found/);
  const { data: items } = (await (await api.get('/api/v1/inbox?type[]=event')).json()) as {
    data: { id: number; title: string }[];
  };
  // The oldest are those of the demo, since other tests add later ones.
  const [item, next] = items.toReversed() as [{ id: number; title: string }, { id: number }];
  await visit(page, `/events/add?inboxId=${item.id}`);
  await expect(page).toHaveURL(`/inbox/events/${item.id}`);
  // The form shows the submission.
  await expect(textbox(page, 'Titel').first()).toHaveValue(item.title);
  await button(page, 'Speichern').click();
  await expect(page).toHaveURL('/events');
  const { data: found } = (await (await api.get(`/api/v1/events?term=${encodeURIComponent(item.title)}`)).json()) as {
    data: Values[];
  };
  expect(
    found.some(({ title, text, topics }) => title === item.title && text.startsWith('<p>') && topics.length > 0),
  ).toBe(true);
  await page.route(`**/api/v1/inbox/${next.id}`, async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: Values };
    await route.fulfill({ response: answer, json: { ...json, data: { ...json.data, data: {}, normalizedData: {} } } });
  });
  await visit(page, `/inbox/events/${next.id}`);
  await expect(page.getByText('No event data found')).toBeVisible();
});
