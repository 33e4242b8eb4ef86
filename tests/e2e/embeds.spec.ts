import { readFileSync } from 'node:fs';
import { allEmbeds } from '../../domain/embeds/allEmbeds';
import { circularEmbed } from '../../domain/embeds/circularEmbed';
import { framePage } from '../../domain/embeds/embeds';
import { supportEmbed } from '../../domain/embeds/supportEmbed';
import { findNothing } from './support/axe';
import { serve } from './support/otherSite';
import { unreadable } from './support/unreadable';
import { createProject, uniqueWord } from './support/records';
import { expect, test, type Page } from './support/test';

/** Public lists as visitors of other websites use them. */
test.use({ account: null });

const titles = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 });
/** A telemetry request about something that was opened. */
const reportOf = (page: Page, action: string) =>
  page.waitForRequest(
    (request) => request.url().includes('/logs/pixel?') && decodeURIComponent(request.url()).includes(`"${action}"`),
  );
const frame = (locale: string, query = '') => `/embed/iframe/projects-${locale}.html${query}`;

test('another website embeds lists by script, by element and in a frame, independently', async ({
  page,
  baseURL,
  faults,
}) => {
  const { address, server } = await serve(
    readFileSync('demo/host-page/index.html', 'utf8').replaceAll('http://127.0.0.1:3000', baseURL as string),
  );
  faults.expect(new RegExp(`called ${address}`));
  try {
    await page.goto(address);
    const [german, french, element] = [
      page.locator('#projects'),
      page.locator('#projets'),
      page.locator('regio-educations'),
    ];
    await expect(german.getByRole('heading', { level: 3 })).toHaveCount(6);
    await expect(french.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(french.getByRole('button', { name: 'Afficher plus' })).toBeVisible();
    await expect(element.getByRole('heading', { level: 3 }).first()).toBeVisible();
    // Styles do not leak in either direction.
    await expect(german.getByRole('link').first()).toHaveCSS('text-transform', 'none');
    await expect(german.locator('ul')).toHaveCSS('list-style-type', 'none');
    // Variables do get through, including those on the class that existing pages use.
    await expect(german.locator('ul')).toHaveCSS('gap', '24px');
    await german.locator('li').first().hover();
    await expect(german.locator('li').first()).toHaveCSS('border-radius', '10px');
    await expect(german.locator('li').first()).toHaveCSS('border-right-color', 'rgb(127, 199, 174)');
    // The URL contains an opened record under the key that the page chose, and 'back' closes the record.
    await french.getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
    await expect(page).toHaveURL(/#\?projet=\d+/);
    const own = 'Gemeinde Musterthal';
    await expect(page).toHaveTitle(
      `${await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()} – ${own}`,
    );
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveTitle(own);
    // The frame reported its height, and the page applied it.
    const inFrame = page.frameLocator('#frame');
    await page.locator('#frame').scrollIntoViewIfNeeded();
    await expect(inFrame.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect
      .poll(() => page.locator('#frame').evaluate((element) => element.getBoundingClientRect().height))
      .toBeGreaterThan(1_000);
  } finally {
    server.close();
  }
});

test('each list and form can be embedded in each way, and two of a kind share one URL', async ({
  page,
  baseURL,
  faults,
}) => {
  const { address, server } = await serve(
    readFileSync('demo/host-page/all.html', 'utf8').replaceAll('http://127.0.0.1:3000', baseURL as string),
  );
  faults.expect(new RegExp(`called ${address}`));
  try {
    await page.goto(`${address}?embed=contacts&way=script&locale=fr`);
    const cards = page.getByRole('heading', { level: 3 });
    await expect(cards.first()).toBeVisible();
    await page.evaluate(() => {
      const place = document.createElement('section');
      document.body.append(place);
      (window as unknown as { regioContacts: (place: HTMLElement, options: object) => void }).regioContacts(place, {
        locale: 'it',
        history: {},
      });
    });
    const second = page.locator('section');
    // Until its filters have loaded, nobody can type into it.
    await expect(second.locator('form')).not.toHaveAttribute('inert');
    await second.getByRole('searchbox', { name: 'Cercare' }).fill('Bernasconi');
    await expect(page).toHaveURL(/2-term=Bernasconi/);
    await expect(second.getByRole('heading', { level: 3 }).first()).toContainText('Bernasconi');
    await page.locator('#here').getByRole('link').first().click();
    await expect(page).toHaveURL(/[?&]contact-id=/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(second.getByRole('searchbox', { name: 'Cercare' })).toHaveValue('Bernasconi');
    await expect(page.locator('#here').getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('');
    // Functions of the page, passed as a property of the element.
    await page.goto(`${address}?embed=projects&way=functions&locale=de`);
    await expect(page.getByText('Ausgewählt für Musterthal', { exact: true })).toBeVisible();
    await page.locator('summary').filter({ hasText: 'Thema' }).click();
    const topics = await page.locator('details[open] label').allTextContents();
    expect(topics).not.toContain('Tourismus');
    expect(topics).toEqual(topics.toSorted((one, other) => other.localeCompare(one)));
    await page.keyboard.press('Escape');
    await cards.first().getByRole('link').click();
    await expect(page.getByRole('dialog').getByText(/^Fragen\? Nennen Sie die Nummer \d+\.$/)).toBeVisible();
    await page.goto(`${address}?embed=event-form&way=element&locale=it`);
    await expect(page.locator('regio-event-form').getByRole('textbox').first()).toBeVisible();
    await page.goto(`${address}?embed=feedback&way=script&locale=it`);
    await page.getByRole('button', { name: 'No' }).click();
    await page.getByRole('textbox', { name: 'Che cosa manca' }).fill('Manca la carta.');
    await page.getByRole('button', { name: 'Inviare' }).click();
    await expect(page.getByText('Grazie per il Suo riscontro.')).toBeFocused();
    await page.goto(`${address}?embed=regions&way=frame&locale=de`);
    await expect(page.frameLocator('#place iframe').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect
      .poll(() => page.locator('#place iframe').evaluate((element) => element.getBoundingClientRect().height))
      .toBeGreaterThan(1_000);
  } finally {
    server.close();
  }
});

test('by keyboard, in French: search, filter, open, close, return to the same place', async ({ page, api }) => {
  const word = uniqueWord();
  const { id } = await createProject(api, {
    title: `Glasfaser ${word}`,
    isPublic: true,
    states: [{ id: 4 }],
    translations: { fr: { title: `Forêt ${word}` }, it: {} },
  });
  await page.goto(frame('fr'));
  await expect(titles(page)).toHaveCount(30);
  await expect(page.getByRole('status')).toHaveText(/^30 entrées sur \d{3}$/);
  // Pages opened from mails are narrow, although their styles are in the same file.
  await expect(page.getByRole('main')).toHaveCSS('max-width', 'none');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Rechercher' })).toBeFocused();
  await page.keyboard.type(word, { delay: 30 });
  await expect(titles(page)).toHaveText([`Forêt ${word}`]);
  await expect(page.getByRole('status')).toHaveText('1 entrée');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Uri', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`term=${word}&states%5B%5D=Uri`));
  await expect(titles(page)).toHaveText([`Forêt ${word}`]);
  await page.keyboard.press('Escape');
  await expect(page.locator('summary').filter({ hasText: 'Canton' })).toBeFocused();
  const chip = page.getByRole('button', { name: 'Supprimer le filtre : Canton, Uri' });
  await chip.press('Enter');
  await expect(page).not.toHaveURL(/states/);
  await expect(page.getByRole('button', { name: 'Réinitialiser les filtres' })).toBeFocused();
  await page.getByRole('link', { name: `Forêt ${word}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Forêt ${word}` }).getByRole('heading', { level: 2 })).toHaveText(
    `Forêt ${word}`,
  );
  await expect(page).toHaveURL(new RegExp(`project-id=${id}&title=`));
  await findNothing(page, 'an opened record');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Forêt ${word}` })).toBeFocused();
  // The URL restores everything, using names.
  await page.goto(frame('fr', `?term=${word}&states[]=Uri&project-id=${id}`));
  await expect(page.getByRole('dialog', { name: `Forêt ${word}` })).toBeVisible();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(titles(page)).toHaveText([`Forêt ${word}`]);
  const feed = await page.getByRole('link', { name: 'S’abonner au flux' }).getAttribute('href');
  const entries = await (await page.request.get(feed as string)).text();
  expect(entries.match(/<title>Forêt \w+<\/title>/g), 'the feed has the same filters').toEqual([
    `<title>Forêt ${word}</title>`,
  ]);
  // Text in another language is marked with that language, on cards and in views.
  await expect(page.getByRole('link', { name: `Forêt ${word}` })).not.toHaveAttribute('lang');
  await page.goto(frame('it', `?term=${word}`));
  await page
    .getByRole('link', { name: `Forêt ${word}` })
    .and(page.locator('[lang="fr"]'))
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'fr');
});

test('nothing jumps while a list loads, and going back finds as many records, at the same place', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = globalThis as typeof globalThis & { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/v1/projects?') && asked.push(request.url())));
  // The first cards are part of the page: they are seen before its scripts, and not requested again.
  await page.goto(frame('de'));
  await expect(titles(page)).toHaveCount(30);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.01);
  await page.getByRole('button', { name: 'Mehr laden' }).click();
  await expect(titles(page)).toHaveCount(60);
  await expect(page.getByRole('status')).toHaveText(/^60 von \d{3} Einträgen$/);
  await page.evaluate(() => scrollTo(0, 2_500));
  await page.goto('/embed/iframe/posts-de.html');
  await expect(titles(page).first()).toBeVisible();
  await page.goBack();
  await expect(titles(page)).toHaveCount(60);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2_500);
});

test('the playground of an embed shows what is chosen, and its code', async ({ page }) => {
  await page.goto('/embed/projects/documentation.html');
  const code = page.locator('#code');
  await expect(code).toContainText('<regio-projects');
  await page.getByLabel('Language').selectOption('fr');
  await page.getByLabel('Records per page').fill('3');
  await page.getByLabel('Radius of cards').fill('9px');
  await page.getByLabel('Radius of cards').press('Enter');
  await expect(code).toContainText(`options='{"limit":3}'`);
  await expect(code).toContainText('style="--regio-border-radius-2: 9px"');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.locator('#shown').getByRole('listitem').first()).toHaveCSS('border-radius', '9px');
  await expect(page.locator('#shown').getByRole('button', { name: 'Afficher plus' })).toBeVisible();
  await findNothing(page, 'the playground');
});

test('drafts are hidden, and a link to one shows a message', async ({ page, api, faults }) => {
  const { id } = await createProject(api, { title: 'Nichtoeffentlichkeit' });
  faults.expect(/404/);
  await page.goto(frame('de', `?term=Nichtoeffentlichkeit&project-id=${id}`));
  await expect(page.getByRole('dialog')).toContainText('Dieser Eintrag ist nicht mehr öffentlich.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Dazu wurde nichts gefunden.')).toBeVisible();
});

test('fits a phone and 400 % zoom, has no axe violations, and is readable without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto(frame('it'));
  await expect(titles(page)).toHaveCount(30);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // Filters are collapsed on a phone.
  await expect(page.locator('summary').first()).toBeHidden();
  await page.getByRole('button', { name: 'Filtri', exact: true }).click();
  await page.locator('summary').nth(2).click();
  const choices = page.locator('details[open] fieldset');
  const box = await choices.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
  await findNothing(page, 'a list with an open filter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mostrare altri' }).focus();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveCount(60);
  // The keyboard focus moves to the first new card.
  await expect(titles(page).nth(30).getByRole('link')).toBeFocused();
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const without = await plain.newPage();
  await without.goto(frame('de'));
  await without.getByRole('link').first().click();
  await expect(without.getByRole('heading', { level: 1 })).toBeVisible();
  await plain.close();
});

test('the options of a filter fit on the page, wherever it is', async ({ page }) => {
  for (const { name } of [circularEmbed, supportEmbed]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/embed/iframe/${name}-de.html`);
    const filters = page.locator('details.embed-filter');
    await expect(filters.first()).toBeVisible();
    for (const width of [1280, 700, 390]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 390) await page.getByRole('button', { name: 'Filter', exact: true }).click();
      for (const filter of await filters.all()) {
        await filter.locator('summary').click();
        await expect(filter.locator('label').first()).toBeVisible();
        await expect
          .poll(
            () =>
              filter.locator('fieldset').evaluate((offered) => {
                const { left, right } = offered.getBoundingClientRect();
                return left >= 0 && right <= document.documentElement.clientWidth;
              }),
            `${name} ${width} ${await filter.locator('summary').textContent()}`,
          )
          .toBe(true);
        await page.keyboard.press('Escape');
      }
    }
  }
});

test('circular-economy projects: each kind has its own filters', async ({ page, api }) => {
  const word = uniqueWord();
  const { data: tags } = (await (await api.get('/api/v1/tags')).json()) as {
    data: { id: number; name: string; context: string | null }[];
  };
  const [meant, other] = tags.filter(({ context }) => context === 'circularEconomyProject:action');
  for (const [title, tag] of [
    ['Gemeint', meant],
    ['Anders', other],
  ] as const) {
    await api.post('/api/v1/circular-economy-projects', {
      data: { title: `${title} ${word}`, type: 'exemplary', tags: [{ id: tag?.id }], isPublic: true },
    });
  }
  await page.goto(`/embed/iframe/circular-economy-projects-de.html?term=${word}`);
  const filter = (label: string) => page.locator('summary').filter({ hasText: label });
  await expect(titles(page)).toHaveCount(2);
  await expect(filter('Kategorie')).toBeVisible();
  await filter('Typ').click();
  await page.getByRole('checkbox', { name: 'Exemplarisch' }).check();
  await page.keyboard.press('Escape');
  await expect(filter('Kategorie')).toHaveCount(0);
  await filter('Handlungsfelder').click();
  await page.getByRole('checkbox', { name: meant?.name ?? '', exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(titles(page)).toHaveText([`Gemeint ${word}`]);
  await expect(page).toHaveURL(/tags-action%5B%5D=/);
  await page.reload();
  await expect(titles(page)).toHaveText([`Gemeint ${word}`]);
  // The other kind has no such tags, so choices for the former kind are dropped.
  await filter('Typ').click();
  await page.getByRole('checkbox', { name: 'Exemplarisch' }).uncheck();
  await page.getByRole('checkbox', { name: 'Projekt', exact: true }).check();
  await expect(page).not.toHaveURL(/tags-action/);
  await expect(filter('Handlungsfelder')).toHaveCount(0);
});

test('regions: a municipality shows all its regions with contacts, and so does the map', async ({ page, api }) => {
  const word = uniqueWord();
  const person = (
    (await (
      await api.post('/api/v1/contacts/person', {
        data: { firstName: 'Rita', lastName: word, isPublic: true, street: 'Gasse 3' },
      })
    ).json()) as { data: { id: number } }
  ).data;
  await api.post('/api/v1/regions', {
    data: {
      name: `Region ${word}`,
      type: 'ris',
      isPublic: true,
      cities: [{ id: 4 }],
      contacts: [{ id: person.id }],
      color: '#0093D1',
    },
  });
  await page.goto('/embed/iframe/regions-de.html');
  await expect(titles(page).first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Karte: NRP-Regionen' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Nach Gemeinde suchen' }).fill('bern');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/cities%5B%5D=Bern/);
  const found = page.getByRole('article').filter({ hasText: `Region ${word}` });
  await expect(found).toContainText(`Rita ${word}`);
  await expect(found).toContainText('Gasse 3');
  const map = page.getByRole('group', { name: 'Karte: NRP-Regionen' });
  await expect(map).toBeVisible();
  await expect(page.getByText('Mehreren Regionen zugehörig')).toBeVisible();
  await page.getByRole('button', { name: 'Überkantonale Programme' }).click();
  await expect(page).toHaveURL(/types%5B%5D=/);
  // A list next to the map names what its colours show, and opens without a mouse.
  const beside = page.getByRole('list', { name: 'Überkantonale Programme' }).getByRole('button').first();
  const named = (await beside.textContent()) as string;
  await beside.press('Enter');
  await expect(page.getByRole('dialog', { name: named })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(beside).toBeFocused();
  await findNothing(page, 'regions with their map');
  const other = page.getByRole('group', { name: 'Karte: Überkantonale Programme' });
  await other.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await other.boundingBox())!;
  await expect(async () => {
    await page.mouse.move(x + width / 2 + Math.random(), y + height / 2);
    await expect(page.locator('.leaflet-tooltip')).not.toBeEmpty({ timeout: 500 });
  }).toPass();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).not.toHaveURL(/cities%5B%5D=Bern/);
  await expect(page).toHaveURL(/cities%5B%5D=/);
});

test('projects: the map shows the filtered list and opens their details, also by keyboard', async ({ page }) => {
  await page.goto(frame('de', '?programs[]=NRP'));
  const map = page.getByRole('group', { name: 'Karte der Projekte' });
  const inSight = page.getByText(/Projekte in diesem Ausschnitt$/);
  await expect(inSight).not.toHaveText(/^0 /);
  const whole = (await inSight.textContent()) as string;
  await findNothing(page, 'projects with their map');
  await map
    .getByRole('button', { name: /näher zeigen/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(inSight).not.toHaveText(whole);
  // The new content can be reached without going back to the beginning.
  expect(await map.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const named = page
    .getByRole('group', { name: /in diesem Ausschnitt/ })
    .getByRole('button')
    .first();
  const title = (await named.textContent()) as string;
  await named.focus();
  await Promise.all([reportOf(page, 'Show Project'), page.keyboard.press('Enter')]);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(named).toBeFocused();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // A page can turn the map off.
  await page.goto(frame('de', '?programs[]=NRP&mapDisabled=1'));
  await expect(titles(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Karte/ })).toHaveCount(0);
});

test('the search over everything: by keyboard, with marked hits, narrowed to a type', async ({ page, api }) => {
  const word = uniqueWord();
  await createProject(api, { title: `Seilbahn ${word}`, isPublic: true });
  await api.post('/api/v1/posts', { data: { title: `Nachricht ${word}`, text: `<p>Zu ${word}.</p>`, isPublic: true } });
  await page.goto('/embed/iframe/search-fr.html');
  await page.getByRole('searchbox', { name: 'Rechercher partout' }).fill(word);
  await expect(page.getByRole('status')).toHaveText('2 résultats sur 2');
  await expect(page.locator('mark').first()).toHaveText(word);
  await findNothing(page, 'what was found');
  await page.getByRole('button', { name: 'Actualités 1' }).click();
  await expect(page).toHaveURL(/types%5B%5D=posts/);
  await expect(page.getByRole('status')).toHaveText('1 résultat sur 1');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Actualités 1' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Nachricht ${word}` }).getByRole('article')).toContainText(
    `Zu ${word}`,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: `Nachricht ${word}` })).toBeFocused();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('contacts: filtered by level and group, with a card for the address book', async ({ page, api }) => {
  const word = uniqueWord();
  const make = async (path: string, data: object) =>
    ((await (await api.post(`/api/v1/${path}`, { data })).json()) as { data: { id: number } }).data.id;
  const level = await make('contact-groups', { name: `Ebene ${word}`, isPublic: true });
  const group = await make('contact-groups', { name: `Gruppe ${word}`, parent: { id: level }, isPublic: true });
  const company = await make('contacts/company', {
    companyName: `Amt ${word}`,
    street: 'Waldweg 1',
    zipCode: '7000',
    city: 'Chur',
    isPublic: true,
  });
  await make('contacts/person', {
    firstName: 'Rita',
    lastName: word,
    isPublic: true,
    contactGroups: [{ id: group }],
    employments: [{ company: { id: company }, role: 'Leiterin', official: true, contactGroups: [] }],
  });
  await make('contacts/person', { firstName: 'Privat', lastName: word, contactGroups: [{ id: group }] });
  await page.goto('/embed/iframe/contacts-de.html');
  await expect(titles(page).first()).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Akteursebene' }).click();
  await page.getByRole('radio', { name: `Ebene ${word}` }).check();
  await expect(titles(page)).toHaveText([`Rita ${word}`]);
  await expect(page.getByRole('listitem').filter({ hasText: `Rita ${word}` })).toContainText(
    `LeiterinAmt ${word}7000 Chur`,
  );
  await page.locator('summary').filter({ hasText: 'Kontaktgruppe' }).click();
  await expect(page.locator('details[open]').getByRole('radio')).toHaveCount(2);
  await page.getByRole('radio', { name: `Gruppe ${word}` }).check();
  await expect(page).toHaveURL(/contactGroupsParents%5B%5D=Ebene.*contactGroups%5B%5D=Gruppe/);
  await page.keyboard.press('Escape');
  await Promise.all([reportOf(page, 'Show Contact'), page.getByRole('link', { name: `Rita ${word}` }).click()]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als Kontakt speichern' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Rita ${word}.vcf`);
  expect(readFileSync(await download.path(), 'utf8')).toContain(
    `ORG:Amt ${word}\r\nTITLE:Leiterin\r\nADR;TYPE=WORK:;;Waldweg 1;Chur;;7000;`,
  );
});

test('lists and views: no axe violations, and nothing cut off at 320 px or with text twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  // Records of collections look the same as in the lists of their types.
  for (const embed of allEmbeds.filter(({ collection }) => !collection)) {
    await page.goto(framePage(embed, 'fr'));
    await titles(page).first().getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await findNothing(page, embed.name);
    const wide = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('.embed-overlay__sheet, .embed-cards')].map(
        ({ scrollWidth, clientWidth }) => 320 + scrollWidth - clientWidth,
      ),
    ]);
    expect.soft(Math.max(...wide), `${embed.name} at 320 px`).toBeLessThanOrEqual(320);
    await page.addStyleTag({ content: 'html { font-size: 200%; }' });
    expect.soft(await unreadable(page), `the view of ${embed.name}, texts twice as large`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect.soft(await unreadable(page), `the list of ${embed.name}, texts twice as large`).toEqual([]);
  }
});
